import type { MoneyState } from './problem.ts';

/** What is said about the money after something went wrong. `unchanged`: nothing is known, but that this changed nothing. */
export type MoneyWord = MoneyState | 'unchanged';

/**
 * The one rule of what may be said about the money (design 7.10): what the backend `said` of it outranks what a kind
 * of problem says `usually`. While an order is open, whatever went wrong since, there is only one truth: that nobody
 * knows yet, or, once the backend has confirmed it, that the value is reserved (ADR 24).
 */
export function moneySaid(
  usually: MoneyWord,
  said: MoneyState | undefined,
  open: 'sent' | 'reserved' | null,
): MoneyWord {
  const word = said ?? usually;
  if (open === null) return word;
  return open === 'reserved' || said === 'reserved' ? 'reserved' : 'unknown';
}
