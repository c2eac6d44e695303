import type { Instant } from '../core/instant.ts';

/** The user is asked this long before the end whether to continue the session, in milliseconds (product 4.7). */
export const WARNING_BEFORE_EXPIRY = 120_000;

/** The session counts as over this long before its end, in milliseconds (product 4.7). */
export const CALLBACK_BEFORE_EXPIRY = 10_000;

/** The longest `setTimeout` delay; a longer one fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** `sleep`: call again after `ms` milliseconds. `warns`: the warning is due. */
export type TokenTimer =
  | { readonly kind: 'due' }
  | { readonly kind: 'sleep'; readonly ms: number; readonly warns: boolean };

export function tokenTimer(expiresAt: Instant, now: Instant): TokenTimer {
  const left = expiresAt - now;
  // NaN compares false, so an invalid expiry is due.
  const next = [WARNING_BEFORE_EXPIRY, CALLBACK_BEFORE_EXPIRY].find((before) => left > before);
  if (next === undefined) return { kind: 'due' };
  return {
    kind: 'sleep',
    ms: Math.min(left - next, LONGEST_TIMER),
    warns: next === CALLBACK_BEFORE_EXPIRY,
  };
}

/** True for a new token whose expiry is at most ten seconds ahead, past or invalid. */
export function isOverOnArrival(expiresAt: Instant, now: Instant): boolean {
  return tokenTimer(expiresAt, now).kind === 'due';
}

/** NaN compares false, so an invalid expiry counts as expired. */
export function isExpired(expiresAt: Instant, now: Instant): boolean {
  return !(now < expiresAt);
}
