import type { Instant } from '../core/instant.ts';
import type { ZoneOffset } from './usableFrom.ts';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** As `08:00`, in the site's time zone. */
export type ClockTime = `${number}:${number}`;

/** On each day from the first to the last one of `days`. */
export interface OpenHours {
  readonly days: readonly [Weekday, Weekday];
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** `at` is a local time, written as if it were UTC. */
export type OpeningStatus =
  | { readonly kind: 'open-until' | 'opens-today' | 'opens-later'; readonly at: Instant }
  | { readonly kind: 'unknown' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK_DAYS = 7;

/** Whether it is open now, or when it opens next. Ignores public holidays. */
export function openingAt(hours: readonly OpenHours[], now: Instant, offset: ZoneOffset): OpeningStatus {
  const local = now + offset(now);
  const midnight = Math.floor(local / DAY) * DAY;
  const spans = Array.from({ length: WEEK_DAYS + 1 }, (_, later) => midnight + later * DAY)
    .flatMap((day) => hours.filter((some) => isOn(some, day)).map((some) => spanOf(some, day)))
    .filter(({ closes }) => closes > local)
    .toSorted((one, other) => one.opens - other.opens);
  const [next] = spans;
  if (next === undefined) return { kind: 'unknown' };
  if (next.opens <= local) return { kind: 'open-until', at: next.closes };
  return { kind: next.opens < midnight + DAY ? 'opens-today' : 'opens-later', at: next.opens };
}

function isOn({ days: [first, last] }: OpenHours, day: Instant): boolean {
  const weekday = new Date(day).getUTCDay() || WEEK_DAYS;
  return weekday >= first && weekday <= last;
}

const spanOf = ({ opens, closes }: OpenHours, day: Instant) => ({
  opens: day + minutesOf(opens) * MINUTE,
  closes: day + minutesOf(closes) * MINUTE,
});

/** Since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
