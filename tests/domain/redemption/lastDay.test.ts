import { expect, it } from 'vitest';
import { lastDayOf, sharedLastDay } from '#domain/redemption/lastDay.ts';
import { now, tomorrow } from '#tests/data/moments.ts';

const until = (validUntil: number | null) => ({ validUntil });

it('takes a code’s own last day before its link’s', () => {
  expect(lastDayOf(until(tomorrow), until(now))).toBe(tomorrow);
  expect(lastDayOf(until(null), until(now))).toBe(now);
  expect(lastDayOf(until(null), until(null))).toBeNull();
});

it('says one last day for all codes only where they share it', () => {
  expect(sharedLastDay([until(tomorrow), until(tomorrow)], until(null))).toBe(tomorrow);
  expect(sharedLastDay([until(tomorrow), until(null)], until(tomorrow))).toBe(tomorrow);
  expect(sharedLastDay([until(tomorrow), until(null)], until(now))).toBeNull();
  expect(sharedLastDay([until(tomorrow), until(null)], until(null))).toBeNull();
  expect(sharedLastDay([until(null), until(null)], until(null))).toBeNull();
});
