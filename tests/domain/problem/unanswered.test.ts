import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { isUnanswered, wasAnswered } from '#domain/problem/unanswered.ts';

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
