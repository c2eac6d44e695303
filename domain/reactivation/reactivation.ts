import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';

/** Authorises asking how the check of an old code stands: 16 to 128 letters, digits, `-` and `_`. */
export type ReactivationId = Brand<string, 'ReactivationId'>;

/**
 * CHECKING: it runs. READY: the same code works. REPLACED: a link to a new voucher of equal value was mailed.
 * NOT_NEEDED: the code was never locked. REJECTED: it cannot be reactivated (product 10.3).
 */
export const REACTIVATION_STATES = ['CHECKING', 'READY', 'REPLACED', 'NOT_NEEDED', 'REJECTED'] as const;
export type ReactivationState = (typeof REACTIVATION_STATES)[number];

/** The check of a code of the old format. */
export interface Reactivation {
  readonly id: ReactivationId;
  readonly state: ReactivationState;
  /** When the check began; null if the backend does not say. */
  readonly requestedAt: Instant | null;
  /** When the check is over at the latest; null if the backend does not say. */
  readonly readyBy: Instant | null;
}

const ID = /^[A-Za-z0-9_-]{16,128}$/;
const HOUR = 60 * 60_000;

/** Null if the text cannot be an id. */
export function parseReactivationId(text: string): ReactivationId | null {
  return ID.test(text) ? (text as ReactivationId) : null;
}

/**
 * Returns when the result is due: what the backend says, else the hours that a check takes on this site, counted from
 * its beginning, or from now if even that is unknown.
 */
export function dueAt({ readyBy, requestedAt }: Reactivation, hours: number, now: Instant): Instant {
  return readyBy ?? (requestedAt ?? now) + hours * HOUR;
}
