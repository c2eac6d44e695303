import type { Problem } from '#domain/problem/problem.ts';

/** Answers to `finalize` that do not confirm the money, with the problem that each is. */
export const UNRECEIVED: readonly (readonly [object, Problem])[] = [
  [
    { state: 'processing', reason: 'checking' },
    { kind: 'charge-unclear', moneyState: 'reserved' },
  ],
  [
    { state: 'processing', reason: 'awaiting-holder' },
    { kind: 'payment-open', moneyState: 'untouched' },
  ],
  [{ state: 'processing' }, { kind: 'charge-unclear', moneyState: 'reserved' }],
  [
    { state: 'failed', reason: 'declined' },
    { kind: 'payment-failed', moneyState: 'untouched' },
  ],
  [
    { state: 'failed', reason: 'cancelled' },
    { kind: 'payment-cancelled', moneyState: 'untouched' },
  ],
  [
    { state: 'failed', reason: 'expired' },
    { kind: 'payment-cancelled', moneyState: 'untouched' },
  ],
  [
    { state: 'failed', reason: 7 },
    { kind: 'payment-failed', moneyState: 'untouched' },
  ],
  [{ state: 'paid' }, { kind: 'unreadable-answer', moneyState: 'unknown' }],
  [{}, { kind: 'unreadable-answer', moneyState: 'unknown' }],
];
