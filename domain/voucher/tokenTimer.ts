import type { Instant } from '../core/instant.ts';

/** How long before expiry the holder is asked whether to go on (design 7.3), in milliseconds. */
export const WARNING_BEFORE_EXPIRY = 120_000;

/** How long before expiry the specified callback fires (specification 9), in milliseconds. */
export const CALLBACK_BEFORE_EXPIRY = 10_000;

/** The longest delay a browser's timer takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Whether the callback is due, or how many milliseconds to sleep before asking again, and whether the moment of the
 * warning has come.
 */
export type TokenTimer =
  | { readonly kind: 'due' }
  | { readonly kind: 'sleep'; readonly ms: number; readonly warns: boolean };

/** What to do about a token at `now`. Asked again after each sleep, since a sleep may be cut to the timer's limit. */
export function tokenTimer(expiresAt: Instant, now: Instant): TokenTimer {
  const left = expiresAt - now;
  // An end that is no number is after no moment, so it is due.
  const next = [WARNING_BEFORE_EXPIRY, CALLBACK_BEFORE_EXPIRY].find((before) => left > before);
  if (next === undefined) return { kind: 'due' };
  return {
    kind: 'sleep',
    ms: Math.min(left - next, LONGEST_TIMER),
    warns: next === CALLBACK_BEFORE_EXPIRY,
  };
}

/** Whether a token that has just come ends at once: past its time, or in the moment of its callback already. */
export function isOverOnArrival(expiresAt: Instant, now: Instant): boolean {
  return tokenTimer(expiresAt, now).kind === 'due';
}

/** Whether a token may no longer be used. An end that is no number counts as past: in doubt it is over. */
export function isExpired(expiresAt: Instant, now: Instant): boolean {
  return !(now < expiresAt);
}
