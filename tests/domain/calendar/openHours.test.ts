import { expect, it } from 'vitest';
import { type OpenHours, openingAt } from '#domain/calendar/openHours.ts';

const HOURS: readonly OpenHours[] = [
  { days: [1, 5], opens: '14:00', closes: '17:00' },
  { days: [1, 5], opens: '09:00', closes: '12:30' },
  { days: [7, 7], opens: '10:00', closes: '12:00' },
];
const HOUR = 60 * 60_000;
const berlin = () => HOUR;

/** In January 2024, whose first day was a Monday. */
const local = (day: number, hour: number, minute = 0) => Date.UTC(2024, 0, day, hour, minute);
const at = (day: number, hour: number, minute = 0) =>
  openingAt(HOURS, local(day, hour, minute) - HOUR, berlin);

it.each([
  [at(1, 9), 'open-until', local(1, 12, 30)],
  [at(1, 12, 29), 'open-until', local(1, 12, 30)],
  [at(5, 16), 'open-until', local(5, 17)],
  [at(1, 0), 'opens-today', local(1, 9)],
  [at(1, 12, 30), 'opens-today', local(1, 14)],
  [at(1, 17), 'opens-later', local(2, 9)],
  [at(5, 17), 'opens-later', local(7, 10)],
  [at(7, 12), 'opens-later', local(8, 9)],
])('reports whether a shop is open and when that changes: %j', (opening, kind, moment) => {
  expect(opening).toEqual({ kind, at: moment });
});

it('returns the same day of next week after the only open day has ended', () => {
  const sunday = HOURS.filter(({ days }) => days[0] === 7);
  expect(openingAt(sunday, local(7, 13), () => 0)).toEqual({ kind: 'opens-later', at: local(14, 10) });
});

it('reports unknown without opening hours', () => {
  expect(openingAt([], local(1, 9), berlin)).toEqual({ kind: 'unknown' });
});
