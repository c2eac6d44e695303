import { type ClockTime, type OpenHours, minutesOf } from '#domain/calendar/openHours.ts';
import { dateFormat } from './dateFormat.ts';

const WEEK_DAYS = 7;

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number): number => Date.UTC(2024, 0, weekday);

const timeOf = (time: ClockTime): number => Date.UTC(2024, 0, 1, 0, minutesOf(time));

/** A text for each, such as "Mo – Fr, 08:00–18:00 Uhr". */
export function hoursText(hours: readonly OpenHours[], language: string): readonly string[] {
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const clock = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return hours.map((some) => {
    const [first, last] = some.days;
    const opens = timeOf(some.opens);
    const closes = timeOf(some.closes);
    const days = weekday.formatRange(dayOf(first), dayOf(last < first ? last + WEEK_DAYS : last));
    // `formatRange` would name the dates of two times that are not on one day.
    const isOnOneDay = opens < closes && closes < timeOf('24:00');
    const times = isOnOneDay
      ? time.formatRange(opens, closes)
      : `${clock.format(opens)} – ${clock.format(closes)}`;
    return `${days}, ${times}`;
  });
}
