import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CALLBACK_BEFORE_EXPIRY,
  WARNING_BEFORE_EXPIRY,
  isExpired,
  isOverOnArrival,
  tokenTimer,
} from '#domain/voucher/tokenTimer.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';

/** What a browser's timer does: above this it fires at once. */
const BROWSER_LIMIT = 2 ** 31;

/** Sleeps as told, from `start` on, and answers the moments at which the warning and the callback come. */
function movesAt(expiresAt: number, start: number): { warnsAt: number | null; firesAt: number } {
  let at = start;
  let warnsAt: number | null = null;
  for (let asked = 0; asked < 10_000; asked += 1) {
    const timer = tokenTimer(expiresAt, at);
    if (timer.kind === 'due') return { warnsAt, firesAt: at };
    if (timer.warns) warnsAt ??= at;
    at += timer.ms;
  }
  throw new Error('never fires');
}

it('warns two minutes before the token expires, and calls back ten seconds before', () => {
  expect(WARNING_BEFORE_EXPIRY).toBe(120 * SECOND);
  expect(CALLBACK_BEFORE_EXPIRY).toBe(10 * SECOND);
});

it.each([
  ['a quarter of an hour', 15 * 60 * SECOND, 13 * 60 * SECOND, false],
  ['sixty days, longer than a browser sleeps', 60 * DAY, BROWSER_LIMIT - 1, false],
  ['a millisecond more than two minutes', 120 * SECOND + 1, 1, false],
  ['two minutes', 120 * SECOND, 110 * SECOND, true],
  ['a minute', 60 * SECOND, 50 * SECOND, true],
  ['a millisecond more than ten seconds', 10 * SECOND + 1, 1, true],
])('sleeps until the next action for a token that lasts %s', (_time, left, ms, warns) => {
  expect(tokenTimer(now + left, now)).toEqual({ kind: 'sleep', ms, warns });
});

it.each([10 * SECOND, 5 * SECOND, -DAY, Number.NaN])(
  'is due immediately with %d milliseconds left',
  (left) => {
    expect(tokenTimer(now + left, now)).toEqual({ kind: 'due' });
  },
);

it('never sleeps longer than a browser can, nor for zero time, nor past the end', () => {
  holds(
    fc.property(fc.double(), fc.double(), (expiresAt, at) => {
      const timer = tokenTimer(expiresAt, at);
      if (timer.kind === 'due') return;
      expect(isExpired(expiresAt, at)).toBe(false);
      expect(timer.ms).toBeGreaterThan(0);
      expect(timer.ms).toBeLessThan(BROWSER_LIMIT);
    }),
  );
});

it('warns for 110 seconds and fires for the last ten, however long the token lasts', () => {
  const lifetime = fc.oneof(
    fc.integer({ min: 10 * SECOND, max: DAY }),
    fc.integer({ min: 10 * SECOND, max: 2 ** 40 }),
  );
  holds(
    fc.property(fc.integer({ min: 0, max: 2 ** 42 }), lifetime, (start, left) => {
      const { warnsAt, firesAt } = movesAt(start + left, start);
      expect(firesAt).toBe(start + left - 10 * SECOND);
      const warning = Math.max(start, start + left - 120 * SECOND);
      expect(warnsAt).toBe(warning < firesAt ? warning : null);
    }),
  );
});

it('expires a token in the very millisecond of its end', () => {
  expect(isExpired(now, now - 1)).toBe(false);
  expect(isExpired(now, now)).toBe(true);
  expect(isExpired(now, now + 1)).toBe(true);
});

it('treats a token without a readable end as expired', () => {
  expect(isExpired(Number.NaN, now)).toBe(true);
});

it('treats only a token that would end immediately as over on arrival', () => {
  const ends = (ms: number) => isOverOnArrival(now + ms, now);
  expect([-1, 0, CALLBACK_BEFORE_EXPIRY].map(ends)).toEqual([true, true, true]);
  expect([CALLBACK_BEFORE_EXPIRY + 1, WARNING_BEFORE_EXPIRY, 3_600_000].map(ends)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOverOnArrival(Number.NaN, now)).toBe(true);
});
