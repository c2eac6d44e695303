import type { LogEvent } from '#application/ports/log.ts';

const LONGEST_FIELD = 200;

/** Truncates each field to 200 characters. */
export function consoleWarn({ event, ...fields }: LogEvent): void {
  const capped = Object.entries(fields).map(([name, value]) => [name, value.slice(0, LONGEST_FIELD)]);
  // oxlint-disable-next-line no-console -- this adapter is the one place that writes there
  console.warn(event, Object.fromEntries(capped));
}
