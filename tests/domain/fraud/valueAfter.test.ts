import { expect, it } from 'vitest';
import { valueAfter } from '#domain/fraud/valueAfter.ts';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';

const OPEN = ['letter-pin-wrong', 'letter-pin-locked', 'upload-refused'] as const;

it.each(OPEN)('is reserved after %s, which only an open check answers', (kind) => {
  expect(valueAfter({ kind })).toBe('reserved');
});

it.each(
  PROBLEM_KINDS.filter((kind) => kind !== 'check-unknown' && !(OPEN as readonly string[]).includes(kind)),
)('is not called reserved after %s, since the check may have ended', (kind) => {
  expect(valueAfter({ kind })).toBe('unaffected');
});

it('uses the backend’s money state if it names one', () => {
  expect(valueAfter({ kind: 'upload-refused', moneyState: 'spent' })).toBeNull();
});

it('is unknown if the check is unknown', () => {
  expect(valueAfter({ kind: 'check-unknown' })).toBeNull();
});
