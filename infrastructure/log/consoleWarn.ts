import type { LogEvent } from '#application/ports/log.ts';

const LONGEST_FIELD = 200;

/** Truncates each text to 200 characters; writes nothing else. */
export function consoleWarn({ event, ...fields }: LogEvent): void {
  const capped = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value.slice(0, LONGEST_FIELD)]] : [],
  );
  // oxlint-disable-next-line no-console -- this adapter is the one place that writes there
  console.warn(event, Object.fromEntries(capped));
}
