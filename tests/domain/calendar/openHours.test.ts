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

const FRIDAY_NIGHT: OpenHours = { days: [5, 5], opens: '18:00', closes: '02:00' };
const WEEKEND: OpenHours = { days: [6, 1], opens: '10:00', closes: '20:00' };
const DAY_AND_NIGHT: OpenHours = { days: [1, 7], opens: '00:00', closes: '00:00' };

it.each<[OpenHours[], number, string, number]>([
  [[FRIDAY_NIGHT], local(5, 17, 59), 'opens-today', local(5, 18)],
  [[FRIDAY_NIGHT], local(5, 23), 'open-until', local(6, 2)],
  [[FRIDAY_NIGHT], local(6, 1, 59), 'open-until', local(6, 2)],
  [[FRIDAY_NIGHT], local(6, 2), 'opens-later', local(12, 18)],
  [[{ ...FRIDAY_NIGHT, days: [7, 7] }], local(8, 1), 'open-until', local(8, 2)],
  [[WEEKEND], local(1, 19), 'open-until', local(1, 20)],
  [[WEEKEND], local(1, 20), 'opens-later', local(6, 10)],
  [[WEEKEND], local(7, 9), 'opens-today', local(7, 10)],
])('follows hours past midnight and past Sunday: %j at %i', (hours, now, kind, moment) => {
  expect(openingAt(hours, now, () => 0)).toEqual({ kind, at: moment });
});

it('joins hours that follow each other without a pause', () => {
  const evening: OpenHours = { days: [5, 5], opens: '18:00', closes: '24:00' };
  const night: OpenHours = { days: [6, 6], opens: '00:00', closes: '03:00' };
  expect(openingAt([night, evening], local(5, 19), () => 0)).toEqual({
    kind: 'open-until',
    at: local(6, 3),
  });
});

it('reports a place that never closes, however its hours are written', () => {
  const halves: OpenHours[] = [
    { days: [1, 7], opens: '00:00', closes: '12:00' },
    { days: [1, 7], opens: '12:00', closes: '24:00' },
  ];
  for (const hours of [[DAY_AND_NIGHT], halves])
    expect(openingAt(hours, local(3, 4), () => 0)).toEqual({ kind: 'always-open' });
});

it('names the day on which a place closes that is open for more than a day', () => {
  const workdays: OpenHours = { ...DAY_AND_NIGHT, days: [1, 5] };
  const until = (day: number, hour: number) => openingAt([workdays], local(day, hour), () => 0);
  expect(until(4, 23)).toEqual({ kind: 'open-until-day', at: local(6, 0) });
  expect(until(5, 0)).toEqual({ kind: 'open-until', at: local(6, 0) });
});

it('reports unknown without opening hours', () => {
  expect(openingAt([], local(1, 9), berlin)).toEqual({ kind: 'unknown' });
});
