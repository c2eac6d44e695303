import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMaintenance } from '#domain/site/maintenance.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, now, tomorrow, yesterday } from '#tests/data/moments.ts';

const anyMoment = fc.integer({ min: -1000, max: 1000 });
const anySide = fc.option(anyMoment);

it('is on while now lies between start and end', () => {
  expect(inMaintenance({ active: true, start: yesterday, end: tomorrow }, now)).toBe(true);
});

it('begins at its start and is over at its end', () => {
  const window = { active: true, start: yesterday, end: tomorrow };
  expect(inMaintenance(window, yesterday - 1)).toBe(false);
  expect(inMaintenance(window, yesterday)).toBe(true);
  expect(inMaintenance(window, tomorrow - 1)).toBe(true);
  expect(inMaintenance(window, tomorrow)).toBe(false);
});

it('is off whatever the clock says while the flag is not set', () => {
  expect(inMaintenance({ active: false, start: yesterday, end: tomorrow }, now)).toBe(false);
  expect(inMaintenance({ active: false, start: null, end: null }, now)).toBe(false);
});

it('is open-ended where a side is open', () => {
  expect(inMaintenance({ active: true, start: null, end: null }, now)).toBe(true);
  expect(inMaintenance({ active: true, start: yesterday, end: null }, now + 1000 * DAY)).toBe(true);
  expect(inMaintenance({ active: true, start: tomorrow, end: null }, now)).toBe(false);
  expect(inMaintenance({ active: true, start: null, end: tomorrow }, now - 1000 * DAY)).toBe(true);
  expect(inMaintenance({ active: true, start: null, end: yesterday }, now)).toBe(false);
});

it('counts the first moment of all time as a moment too', () => {
  expect(inMaintenance({ active: true, start: 0, end: null }, -1)).toBe(false);
  expect(inMaintenance({ active: true, start: null, end: 0 }, 0)).toBe(false);
});

it('closed the bank-financed campaigns from 29 October to 3 November 2025', () => {
  const window = { active: true, start: Date.UTC(2025, 9, 28, 23), end: Date.UTC(2025, 10, 3, 23) };
  const at = (moment: string) => inMaintenance(window, Date.parse(moment));
  expect(at('2025-10-28T23:59:59+01:00')).toBe(false);
  expect(at('2025-10-29T00:00:00+01:00')).toBe(true);
  expect(at('2025-11-03T23:59:59+01:00')).toBe(true);
  expect(at('2025-11-04T00:00:00+01:00')).toBe(false);
});

it('switches nothing off for a window that ends before it starts', () => {
  holds(
    fc.property(anyMoment, anyMoment, anyMoment, (start, end, at) => {
      if (end <= start) expect(inMaintenance({ active: true, start, end }, at)).toBe(false);
    }),
  );
});

it('has one beginning and one end: on, it stays on until it is off for good', () => {
  holds(
    fc.property(anySide, anySide, fc.tuple(anyMoment, anyMoment, anyMoment), (start, end, moments) => {
      const [first, second, third] = moments.toSorted((one, other) => one - other);
      const at = (moment = 0) => inMaintenance({ active: true, start, end }, moment);
      if (at(first) && at(third)) expect(at(second)).toBe(true);
    }),
  );
});
