import { type ClockTime, type OpenHours, minutesOf } from '#domain/calendar/openHours.ts';
import { dateFormat } from './dateFormat.ts';

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number): number => Date.UTC(2024, 0, weekday);

const timeOf = (time: ClockTime): number => Date.UTC(2024, 0, 1, 0, minutesOf(time));

/** A text for each, such as "Mo – Fr, 08:00–18:00 Uhr". */
export function hoursText(hours: readonly OpenHours[], language: string): readonly string[] {
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return hours.map(({ days: [first, last], opens, closes }) =>
    [weekday.formatRange(dayOf(first), dayOf(last)), time.formatRange(timeOf(opens), timeOf(closes))].join(
      ', ',
    ),
  );
}
