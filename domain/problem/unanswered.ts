import { asKind } from './asKind.ts';
import type { Problem, ProblemKind } from './problem.ts';

const SILENCE: readonly ProblemKind[] = ['offline', 'timed-out'];

/** It is unknown whether the payer's money has moved, or for which order. */
export const UNCLEAR_PAYMENTS: readonly ProblemKind[] = [
  'charge-unclear',
  'answer-mismatch',
  'payment-contradicted',
];

const UNANSWERED: readonly ProblemKind[] = [...SILENCE, 'server-down', 'unreadable-answer', 'unknown'];

/**
 * False if no answer came: only then a page may say that the connection was lost. Other answers settle nothing either,
 * such as one that cannot be read. That a value is reserved is the backend's word, whatever was lost afterwards.
 */
export function wasAnswered({ kind, moneyState }: Pick<Problem, 'kind' | 'moneyState'>): boolean {
  return moneyState === 'reserved' || !SILENCE.includes(kind);
}

/** True if it is unknown whether the call took effect, so the backend must be asked (product 6.5). */
export function isUnanswered({ kind, moneyState }: Pick<Problem, 'kind' | 'moneyState'>): boolean {
  return UNANSWERED.includes(kind) || moneyState === 'unknown';
}

/** The problem of an order whose outcome is unknown after `last`. */
export function unclearAfter(last: Problem, kind: 'redemption-unclear' | 'donation-unclear'): Problem {
  const unclear = asKind(last, kind);
  return wasAnswered(last) ? { ...unclear, isAnswered: true } : unclear;
}
