import { expect, it } from 'vitest';
import { isMomentAgo } from '#domain/core/momentAgo.ts';
import { now } from '#tests/data/moments.ts';

it.each([
  [0, true],
  [29_999, true],
  [30_000, false],
  [-29_999, true],
  [-30_000, false],
])('treats %d ms ago as a moment ago: %s', (ago, expected) => {
  expect(isMomentAgo(now - ago, now)).toBe(expected);
});
