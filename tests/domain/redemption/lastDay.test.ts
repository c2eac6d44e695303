import { expect, it } from 'vitest';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { type LastDay, lastDayOf, sharedLastDay } from '#domain/redemption/lastDay.ts';
import type { ShopCode } from '#domain/redemption/redeemLink.ts';
import { now, tomorrow } from '#tests/data/moments.ts';

const until = (validUntil: LastDay): Pick<ShopCode, 'validUntil'> => ({ validUntil });

it('prefers a code’s own last day to that of its link', () => {
  expect(lastDayOf(until(tomorrow), until(now))).toBe(tomorrow);
  expect(lastDayOf(until(null), until(now))).toBe(now);
  expect(lastDayOf(until(null), until(null))).toBeNull();
});

it('does not use the link’s last day for a code whose own cannot be read', () => {
  expect(lastDayOf(until(UNREADABLE), until(now))).toBe(UNREADABLE);
  expect(lastDayOf(until(null), until(UNREADABLE))).toBe(UNREADABLE);
  expect(sharedLastDay([until(UNREADABLE), until(null)], until(now))).toBeNull();
  expect(sharedLastDay([until(UNREADABLE), until(UNREADABLE)], until(now))).toBe(UNREADABLE);
});

it('returns one last day for all codes only if they share it', () => {
  expect(sharedLastDay([until(tomorrow), until(tomorrow)], until(null))).toBe(tomorrow);
  expect(sharedLastDay([until(tomorrow), until(null)], until(tomorrow))).toBe(tomorrow);
  expect(sharedLastDay([until(tomorrow), until(null)], until(now))).toBeNull();
  expect(sharedLastDay([until(tomorrow), until(null)], until(null))).toBeNull();
  expect(sharedLastDay([until(null), until(null)], until(null))).toBeNull();
});
