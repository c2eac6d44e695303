import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { isUnanswered, wasAnswered } from '#domain/problem/unanswered.ts';

it('knows of two problems only that no answer came', () => {
  expect(PROBLEM_KINDS.filter((kind) => !wasAnswered({ kind }))).toEqual(['offline', 'timed-out']);
});

it('takes the word that a value is reserved for an answer', () => {
  expect(wasAnswered({ kind: 'timed-out', moneyState: 'reserved' })).toBe(true);
  expect(wasAnswered({ kind: 'timed-out', moneyState: 'unknown' })).toBe(false);
});

it('leaves open whether a call took effect that was not answered, or with nothing to read', () => {
  expect(PROBLEM_KINDS.filter((kind) => isUnanswered({ kind }))).toEqual([
    'offline',
    'timed-out',
    'server-down',
    'unreadable-answer',
    'unknown',
  ]);
});
