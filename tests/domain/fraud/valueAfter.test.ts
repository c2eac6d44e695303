import { expect, it } from 'vitest';
import { valueAfter } from '#domain/fraud/valueAfter.ts';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';

const OPEN = ['letter-pin-wrong', 'letter-pin-locked', 'upload-refused'] as const;

it.each(OPEN)('is reserved where only an open check answers %s', (kind) => {
  expect(valueAfter({ kind })).toBe('reserved');
});

it.each(
  PROBLEM_KINDS.filter((kind) => kind !== 'check-unknown' && !(OPEN as readonly string[]).includes(kind)),
)('is not called reserved after %s, since the check may be over by now', (kind) => {
  expect(valueAfter({ kind })).toBe('unaffected');
});

it('is what the backend says, where it says something', () => {
  expect(valueAfter({ kind: 'upload-refused', moneyState: 'spent' })).toBeNull();
});

it('is nothing that we know of where nobody knows the check', () => {
  expect(valueAfter({ kind: 'check-unknown' })).toBeNull();
});
