import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMaintenance } from '#domain/site/maintenance.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, now, tomorrow, yesterday } from '#tests/data/moments.ts';

const anyMoment = fc.integer({ min: -1000, max: 1000 });
const anySide = fc.option(anyMoment);

it.each([
  ['before its start', true, yesterday, tomorrow, yesterday - 1, false],
  ['from its start on', true, yesterday, tomorrow, yesterday, true],
  ['until its end', true, yesterday, tomorrow, tomorrow - 1, true],
  ['at its end', true, yesterday, tomorrow, tomorrow, false],
  ['without the flag', false, yesterday, tomorrow, now, false],
  ['without the flag and without sides', false, null, null, now, false],
  ['without sides', true, null, null, now, true],
  ['long after an open start', true, yesterday, null, now + 1000 * DAY, true],
  ['before the start of one without end', true, tomorrow, null, now, false],
  ['long before the end of one without start', true, null, tomorrow, now - 1000 * DAY, true],
  ['after the end of one without start', true, null, yesterday, now, false],
  ['before a start at the first moment of all time', true, 0, null, -1, false],
  ['at an end there', true, null, 0, 0, false],
])('is on or off %s', (_when, active, start, end, at, isOn) => {
  expect(inMaintenance({ active, start, end }, at)).toBe(isOn);
});

it('closed the bank-financed campaigns from 29 October to 3 November 2025', () => {
  const window = { active: true, start: Date.UTC(2025, 9, 28, 23), end: Date.UTC(2025, 10, 3, 23) };
  const at = (moment: string) => inMaintenance(window, Date.parse(moment));
  expect(at('2025-10-28T23:59:59+01:00')).toBe(false);
  expect(at('2025-10-29T00:00:00+01:00')).toBe(true);
  expect(at('2025-11-03T23:59:59+01:00')).toBe(true);
  expect(at('2025-11-04T00:00:00+01:00')).toBe(false);
});

it('ignores a window that ends before it starts', () => {
  holds(
    fc.property(anyMoment, anyMoment, anyMoment, (start, end, at) => {
      if (end <= start) expect(inMaintenance({ active: true, start, end }, at)).toBe(false);
    }),
  );
});

it('is one interval: once over, it never starts again', () => {
  holds(
    fc.property(anySide, anySide, fc.tuple(anyMoment, anyMoment, anyMoment), (start, end, moments) => {
      const [first, second, third] = moments.toSorted((one, other) => one - other);
      const at = (moment = 0) => inMaintenance({ active: true, start, end }, moment);
      if (at(first) && at(third)) expect(at(second)).toBe(true);
    }),
  );
});
