import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALLBACK_BEFORE_EXPIRY, isExpired, tokenTimer } from '#domain/voucher/tokenTimer.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';

/** What a browser's timer does: above this it fires at once. */
const BROWSER_LIMIT = 2 ** 31;

/** Sleeps as told, from `start` on, and answers the moment at which the callback fires. */
function firesAt(expiresAt: number, start: number): number {
  let at = start;
  for (let asked = 0; asked < 10_000; asked += 1) {
    const timer = tokenTimer(expiresAt, at);
    if (timer.kind === 'due') return at;
    at += timer.ms;
  }
  throw new Error('never fires');
}

it('fires ten seconds before the token expires', () => {
  expect(CALLBACK_BEFORE_EXPIRY).toBe(10 * SECOND);
  expect(tokenTimer(now + 15 * 60 * SECOND, now)).toEqual({ kind: 'sleep', ms: (15 * 60 - 10) * SECOND });
});

it('is due at the tenth second, and sleeps one millisecond before it', () => {
  expect(tokenTimer(now + 10 * SECOND, now)).toEqual({ kind: 'due' });
  expect(tokenTimer(now + 10 * SECOND + 1, now)).toEqual({ kind: 'sleep', ms: 1 });
});

it('is due at once for a token that expires in five seconds, or has expired', () => {
  expect(tokenTimer(now + 5 * SECOND, now)).toEqual({ kind: 'due' });
  expect(tokenTimer(now - DAY, now)).toEqual({ kind: 'due' });
});

it('does not fire early for a token that lasts sixty days', () => {
  const expiresAt = now + 60 * DAY;
  expect(tokenTimer(expiresAt, now)).toEqual({ kind: 'sleep', ms: BROWSER_LIMIT - 1 });
  expect(firesAt(expiresAt, now)).toBe(expiresAt - 10 * SECOND);
});

it('never sleeps longer than a browser can, nor for nothing', () => {
  holds(
    fc.property(fc.double(), fc.double(), (expiresAt, at) => {
      const timer = tokenTimer(expiresAt, at);
      if (timer.kind === 'due') return;
      expect(timer.ms).toBeGreaterThan(0);
      expect(timer.ms).toBeLessThan(BROWSER_LIMIT);
    }),
  );
});

it('fires in the last ten seconds of every token, however far its end', () => {
  const lifetime = fc.oneof(
    fc.integer({ min: 10 * SECOND, max: DAY }),
    fc.integer({ min: 10 * SECOND, max: 2 ** 40 }),
  );
  holds(
    fc.property(fc.integer({ min: 0, max: 2 ** 42 }), lifetime, (start, left) => {
      expect(firesAt(start + left, start)).toBe(start + left - 10 * SECOND);
    }),
  );
});

it('ends a token at the very millisecond of its expiry', () => {
  expect(isExpired(now, now - 1)).toBe(false);
  expect(isExpired(now, now)).toBe(true);
  expect(isExpired(now, now + 1)).toBe(true);
});

it('counts a token without a readable end as expired', () => {
  expect(isExpired(Number.NaN, now)).toBe(true);
  expect(tokenTimer(Number.NaN, now)).toEqual({ kind: 'due' });
});

it('always warns before it ends', () => {
  holds(
    fc.property(fc.double(), fc.double(), (expiresAt, at) => {
      if (isExpired(expiresAt, at)) expect(tokenTimer(expiresAt, at)).toEqual({ kind: 'due' });
    }),
  );
});
