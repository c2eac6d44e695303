import type { Instant } from '../core/instant.ts';

/** How long before its end the holder is asked whether to go on with the session (product 4.7), in milliseconds. */
export const WARNING_BEFORE_EXPIRY = 120_000;

/** How long before its end a session counts as over (product 4.7), in milliseconds. */
export const CALLBACK_BEFORE_EXPIRY = 10_000;

/** The longest delay a browser's timer takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * `due`: the session is over. `sleep`: ask again after `ms` milliseconds; `warns` is true from the moment of the
 * warning on.
 */
export type TokenTimer =
  | { readonly kind: 'due' }
  | { readonly kind: 'sleep'; readonly ms: number; readonly warns: boolean };

/**
 * What is due for a token at `now`. Ask again after each sleep: it may be cut to the longest that a browser's timer
 * takes.
 */
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

/** True if a token that has just come is over already: its end is at most ten seconds ahead, or past, or no number. */
export function isOverOnArrival(expiresAt: Instant, now: Instant): boolean {
  return tokenTimer(expiresAt, now).kind === 'due';
}

/** True if a token may no longer be used. An end that is no number counts as past. */
export function isExpired(expiresAt: Instant, now: Instant): boolean {
  return !(now < expiresAt);
}
