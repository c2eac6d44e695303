/** Milliseconds since the Unix epoch. The domain never reads a clock: callers pass the current time. */
export type Instant = number;

/** A date and a time with its zone. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an RFC 3339 time (product 15.4). NaN for everything else, because each browser and time zone reads other
 * forms differently: `01.02.2029` would become 2 January, 30 February 2 March, and a bare date the day before.
 */
export function parseInstant(text: string): Instant {
  const isOnCalendar = new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));
  return RFC_3339.test(text) && isOnCalendar ? Date.parse(text) : Number.NaN;
}
