import type { ClockTime, OpenHours } from '#domain/site/site.ts';

/** 1 January 2024 was a Monday. */
const dayOf = (weekday: number): number => Date.UTC(2024, 0, weekday);

function timeOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.UTC(2024, 0, 1, hours, minutes);
}

/** As "Mo – Fr, 08:00–18:00 Uhr; Sa, 09:00–13:00 Uhr". Breaks only after commas and semicolons. */
export function hoursText(hours: readonly OpenHours[], language: string): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return hours
    .map(({ days: [first, last], opens, closes }) =>
      [weekday.formatRange(dayOf(first), dayOf(last)), time.formatRange(timeOf(opens), timeOf(closes))].map(
        (part) => part.replaceAll(/\s/g, '\u00a0'),
      ),
    )
    .map((parts) => parts.join(', '))
    .join('; ');
}
