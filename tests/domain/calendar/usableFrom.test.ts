import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { usableFrom } from '#domain/calendar/usableFrom.ts';
import { zoneOffset } from '#ui/session/zoneOffset.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BERLIN = zoneOffset('Europe/Berlin');
/** The zones of our sites, and some with half hours and with dates ahead of everybody’s. */
const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Toronto',
  'Asia/Kolkata',
  'UTC',
];

const at = (text: string): number => Date.parse(text);

it.each([
  ['on a Monday: 24 hours', '2026-06-15T14:30+02:00', '2026-06-16T14:30+02:00'],
  [
    'on a Thursday, which ends on a working day: 24 hours',
    '2026-06-18T23:59+02:00',
    '2026-06-19T23:59+02:00',
  ],
  ['on a Friday, just begun: Monday', '2026-06-19T00:00+02:00', '2026-06-22T00:00+02:00'],
  ['on a Friday: Monday', '2026-06-19T23:59+02:00', '2026-06-22T00:00+02:00'],
  ['on a Saturday: Monday', '2026-06-20T10:00+02:00', '2026-06-22T00:00+02:00'],
  ['on a Sunday: 24 hours', '2026-06-21T10:00+02:00', '2026-06-22T10:00+02:00'],
  ['on New Year’s Eve, a Thursday: next year', '2026-12-31T18:00+01:00', '2027-01-01T18:00+01:00'],
  [
    'on the last Friday of a year: the Monday of the next',
    '2027-12-31T12:00+01:00',
    '2028-01-03T00:00+01:00',
  ],
  ['on the day before a leap day', '2028-02-28T09:00+01:00', '2028-02-29T09:00+01:00'],
  ['before the clocks go forward, on a Friday', '2026-03-27T12:00+01:00', '2026-03-30T00:00+02:00'],
  [
    'before the clocks go forward, late on a Saturday: 24 whole hours',
    '2026-03-28T23:30+01:00',
    '2026-03-30T00:30+02:00',
  ],
  ['before the clocks go back, on a Saturday', '2026-10-24T12:00+02:00', '2026-10-26T00:00+01:00'],
  [
    'early on the Sunday of 25 hours, which is over only on Monday',
    '2026-10-25T00:30+02:00',
    '2026-10-26T00:00+01:00',
  ],
])('is usable after 24 hours and never at a weekend, if sold %s', (_when, soldAt, usable) => {
  expect(new Date(usableFrom(at(soldAt), 'private', BERLIN))).toEqual(new Date(usable));
});

it('uses the weekday in the time zone of the site, not in UTC or on the device', () => {
  const soldAt = at('2026-06-19T02:00Z'); // still Thursday in New York
  expect(usableFrom(soldAt, 'private', zoneOffset('America/New_York'))).toBe(soldAt + DAY);
  expect(usableFrom(soldAt, 'private', BERLIN)).toBe(at('2026-06-22T00:00+02:00'));
});

it('adds 48 hours for a large company order', () => {
  const soldAt = at('2026-06-19T12:00+02:00');
  expect(usableFrom(soldAt, 'company', BERLIN)).toBe(at('2026-06-24T00:00+02:00'));
});

const sale = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
const zone = fc.constantFrom(...ZONES);

it('is at least 24 hours after the sale, and later only because of a weekend', () => {
  fc.assert(
    fc.property(sale, zone, (soldAt, name) => {
      const wait = usableFrom(soldAt, 'private', zoneOffset(name)) - soldAt;
      expect(wait).toBeGreaterThanOrEqual(DAY);
      expect(wait).toBeLessThanOrEqual(3 * DAY + HOUR);
    }),
  );
});

it('never starts at a weekend, in any time zone', () => {
  fc.assert(
    fc.property(sale, zone, (soldAt, name) => {
      const usable = usableFrom(soldAt, 'private', zoneOffset(name));
      const weekday = new Intl.DateTimeFormat('en', { timeZone: name, weekday: 'short' }).format(usable);
      expect(['Sat', 'Sun']).not.toContain(weekday);
    }),
  );
});

it('never makes a later sale usable earlier', () => {
  fc.assert(
    fc.property(sale, fc.integer({ min: 0, max: 5 * DAY }), zone, (soldAt, later, name) => {
      const offset = zoneOffset(name);
      expect(usableFrom(soldAt + later, 'private', offset)).toBeGreaterThanOrEqual(
        usableFrom(soldAt, 'private', offset),
      );
    }),
  );
});
