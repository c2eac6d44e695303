import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { utcStamp } from '#domain/calendar/utc.ts';
import { holds } from '#tests/data/holds.ts';

it.each([
  [Date.UTC(1970, 0, 1), '19700101T000000Z'],
  [Date.UTC(2026, 10, 21, 19, 30, 5), '20261121T193005Z'],
  [Date.UTC(2024, 1, 29, 23, 59, 59, 999), '20240229T235959Z'],
  [Date.UTC(2100, 1, 28, 23, 59, 59), '21000228T235959Z'],
  [Date.UTC(2100, 2, 1), '21000301T000000Z'],
  [Date.UTC(1969, 11, 31, 23, 59, 58), '19691231T235958Z'],
])('%i ms are %s', (at, stamp) => {
  expect(utcStamp(at)).toBe(stamp);
});

it('agrees with the calendar of the machine from the year 0 to 9999', () => {
  const moments = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31, 23, 59, 59) });
  holds(
    fc.property(moments, (at) => {
      const [date = '', time = ''] = new Date(at).toISOString().split('T');
      expect(utcStamp(at)).toBe(`${date.replaceAll('-', '')}T${time.slice(0, 8).replaceAll(':', '')}Z`);
    }),
  );
});
