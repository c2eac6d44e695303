import type { Instant } from '../core/instant.ts';
import type { ZoneOffset } from './usableFrom.ts';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** As `08:00`, in the site's time zone. */
export type ClockTime = `${number}:${number}`;

/**
 * On each day from the first to the last one of `days`, which may lie beyond Sunday: 6 to 1 is Saturday to Monday. What
 * does not close after it opens closes on the next day: 18:00 to 02:00, or 00:00 to 00:00, which is round the clock.
 */
export interface OpenHours {
  readonly days: readonly [Weekday, Weekday];
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** `at` is a local time, written as if it were UTC. */
export type OpeningStatus =
  | {
      /** `open-until-day`: for more than a day, so the day has to be named. */
      readonly kind: 'open-until' | 'open-until-day' | 'opens-today' | 'opens-later';
      readonly at: Instant;
    }
  | { readonly kind: 'always-open' }
  | { readonly kind: 'unknown' };

interface Span {
  readonly opens: Instant;
  readonly closes: Instant;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEK_DAYS = 7;

/** Whether it is open now, or when it opens next. Ignores public holidays. */
export function openingAt(hours: readonly OpenHours[], now: Instant, offset: ZoneOffset): OpeningStatus {
  const local = now + offset(now);
  const midnight = Math.floor(local / DAY) * DAY;
  // From yesterday on, whose hours may last past midnight.
  const spans = Array.from({ length: WEEK_DAYS + 2 }, (_, later) => midnight + (later - 1) * DAY).flatMap(
    (day) => hours.filter((some) => isOn(some, day)).map((some) => spanOf(some, day)),
  );
  const next = joined(spans).find(({ closes }) => closes > local);
  if (next === undefined) return { kind: 'unknown' };
  const { opens, closes } = next;
  if (closes - opens >= WEEK_DAYS * DAY) return { kind: 'always-open' };
  if (opens <= local) return { kind: closes - local > DAY ? 'open-until-day' : 'open-until', at: closes };
  return { kind: opens < midnight + DAY ? 'opens-today' : 'opens-later', at: opens };
}

/** In order; what closes when the next one opens, or later, is one with it. */
function joined(spans: readonly Span[]): readonly Span[] {
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  return inOrder.reduce<readonly Span[]>((before, span) => {
    const last = before.at(-1);
    if (last === undefined || last.closes < span.opens) return [...before, span];
    return [...before.slice(0, -1), { opens: last.opens, closes: Math.max(last.closes, span.closes) }];
  }, []);
}

function isOn({ days: [first, last] }: OpenHours, day: Instant): boolean {
  const weekday = new Date(day).getUTCDay() || WEEK_DAYS;
  const hasBegun = weekday >= first;
  const hasNotEnded = weekday <= last;
  return first <= last ? hasBegun && hasNotEnded : hasBegun || hasNotEnded;
}

function spanOf(hours: OpenHours, day: Instant): Span {
  const closingDay = closesOnNextDay(hours) ? day + DAY : day;
  return {
    opens: day + minutesOf(hours.opens) * MINUTE,
    closes: closingDay + minutesOf(hours.closes) * MINUTE,
  };
}

const closesOnNextDay = ({ opens, closes }: OpenHours): boolean => minutesOf(closes) <= minutesOf(opens);

/** Since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
