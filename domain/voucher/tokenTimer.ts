import type { Instant } from '../core/instant.ts';

/** How long before expiry the specified callback fires (specification 9), in milliseconds. */
export const CALLBACK_BEFORE_EXPIRY = 10_000;

/** The longest delay a browser's timer takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether the callback is due, or how many milliseconds to sleep before asking again. */
export type TokenTimer = { readonly kind: 'due' } | { readonly kind: 'sleep'; readonly ms: number };

/** What to do about a token at `now`. Asked again after each sleep, since a sleep may be cut to the timer's limit. */
export function tokenTimer(expiresAt: Instant, now: Instant): TokenTimer {
  const left = expiresAt - CALLBACK_BEFORE_EXPIRY - now;
  return left > 0 ? { kind: 'sleep', ms: Math.min(left, LONGEST_TIMER) } : { kind: 'due' };
}

/** Whether a token may no longer be used. An end that is no number counts as past: in doubt it is over. */
export function isExpired(expiresAt: Instant, now: Instant): boolean {
  return !(now < expiresAt);
}
