import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { narrowed, presetsIn } from '#domain/charge/chargeRange.ts';

const range = (minInCent: number, maxInCent: number) => ({ minInCent, maxInCent, currency: 'EUR' }) as const;

it.each([
  ['as wide as product 9.2 allows', range(15_00, 150_00), range(15_00, 150_00)],
  ['wider', range(1, 500_00), range(15_00, 150_00)],
  ['stricter below', range(20_00, 150_00), range(20_00, 150_00)],
  ['stricter above', range(15_00, 49_99), range(15_00, 49_99)],
  ['one amount', range(15_00, 15_00), range(15_00, 15_00)],
  ['empty, the voucher is full', range(15_00, 0), null],
  ['below what can be charged at all', range(1_00, 14_99), null],
  ['above it', range(150_01, 200_00), null],
])('uses the backend’s range if it is %s', (_what, told, left) => {
  expect(narrowed(told)).toEqual(left);
});

const cents = fc.integer({ min: 0, max: 300_00 });

it('never exceeds 15 to 150, nor the backend’s range', () => {
  fc.assert(
    fc.property(cents, cents, (min, max) => {
      const left = narrowed(range(min, max));
      if (left === null) return;
      expect(left.minInCent).toBeGreaterThanOrEqual(Math.max(15_00, min));
      expect(left.maxInCent).toBeLessThanOrEqual(Math.min(150_00, max));
      expect(left.minInCent).toBeLessThanOrEqual(left.maxInCent);
    }),
  );
});

it.each([
  [range(15_00, 150_00), [15_00, 25_00, 50_00, 100_00, 150_00]],
  [range(15_01, 99_99), [25_00, 50_00]],
  [range(26_00, 49_00), []],
])('offers the amounts within %j', (within, amounts) => {
  expect(presetsIn(within)).toEqual(amounts);
});
