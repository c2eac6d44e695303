import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOffSeconds, waitAfter } from '#domain/voucher/backOff.ts';
import { secondsLeft } from '#domain/voucher/codeWait.ts';
import { holds } from '#tests/data/holds.ts';
import { now } from '#tests/data/moments.ts';

it('allows two mistakes, and doubles the wait from the third refusal on, up to a minute', () => {
  expect([0, 1, 2].map(backOffSeconds)).toEqual([0, 0, 0]);
  expect([3, 4, 5, 6, 7, 8, 9, 10].map(backOffSeconds)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('never waits longer than a minute, nor less after another refusal', () => {
  holds(
    fc.property(fc.nat(), (refusals) => {
      const seconds = backOffSeconds(refusals);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(backOffSeconds(refusals + 1)).toBeGreaterThanOrEqual(seconds);
    }),
  );
});

it('waits as long as the backend requires, or longer after several refused codes', () => {
  const before = { refusals: 4, until: 0 };
  expect(waitAfter(before, { kind: 'too-many-requests', retryAfterSeconds: 120 }, now)).toEqual({
    refusals: 4,
    until: now + 120_000,
  });
  expect(waitAfter(before, { kind: 'code-unknown' }, now)).toEqual({ refusals: 5, until: now + 4_000 });
  expect(waitAfter({ refusals: 0, until: 0 }, { kind: 'offline' }, now)).toEqual({ refusals: 0, until: now });
});

it.each([
  [0, 0],
  [-1, 0],
  [1, 1],
  [1_001, 2],
  [24 * 3_600_000, 86_400],
  // Nobody asks for more than a day: written by somebody else, it must not lock the code field for ever.
  [24 * 3_600_000 + 1, 0],
  [1e20, 0],
])('has of a wait of %d ms %d whole seconds left', (ms, seconds) => {
  expect(secondsLeft({ refusals: 3, until: now + ms }, now)).toBe(seconds);
});
