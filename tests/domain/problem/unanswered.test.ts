import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { isUnanswered, unclearAfter, wasAnswered } from '#domain/problem/unanswered.ts';

it('treats only two problems as unanswered calls', () => {
  expect(PROBLEM_KINDS.filter((kind) => !wasAnswered({ kind }))).toEqual(['offline', 'timed-out']);
});

it('treats a reserved value as an answer', () => {
  expect(wasAnswered({ kind: 'timed-out', moneyState: 'reserved' })).toBe(true);
  expect(wasAnswered({ kind: 'timed-out', moneyState: 'unknown' })).toBe(false);
});

it('leaves open whether a call took effect without a readable answer', () => {
  expect(PROBLEM_KINDS.filter((kind) => isUnanswered({ kind }))).toEqual([
    'offline',
    'timed-out',
    'server-down',
    'unreadable-answer',
    'unknown',
  ]);
});

it('says of an order whose outcome is unknown whether its last call was answered', () => {
  const lost = { kind: 'offline', moneyState: 'unknown' } as const;
  expect(unclearAfter(lost, 'donation-unclear')).toEqual({ ...lost, kind: 'donation-unclear' });
  const held = { kind: 'timed-out', moneyState: 'reserved' } as const;
  for (const last of [held, { kind: 'server-down', code: 'X' } as const]) {
    const told = { ...last, kind: 'redemption-unclear', isAnswered: true };
    expect(unclearAfter(last, 'redemption-unclear')).toEqual(told);
  }
});
