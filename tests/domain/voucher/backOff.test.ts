import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOffSeconds } from '#domain/voucher/backOff.ts';
import { holds } from '#tests/data/holds.ts';

it('lets two mistakes pass without a wait', () => {
  expect([0, 1, 2].map(backOffSeconds)).toEqual([0, 0, 0]);
});

it('doubles the wait from the third refusal on, up to a minute', () => {
  expect([3, 4, 5, 6, 7, 8, 9, 10].map(backOffSeconds)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('never waits longer than a minute, and never less for one refusal more', () => {
  holds(
    fc.property(fc.nat(), (refusals) => {
      const seconds = backOffSeconds(refusals);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(backOffSeconds(refusals + 1)).toBeGreaterThanOrEqual(seconds);
    }),
  );
});
