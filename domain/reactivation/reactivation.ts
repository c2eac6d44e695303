import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';

/** Authorises asking for the state of a reactivation: 16 to 128 letters, digits, `-` and `_`. */
export type ReactivationId = Brand<string, 'ReactivationId'>;

/** READY: the same code works. REPLACED: a link to a new voucher was mailed. NOT_NEEDED: never locked. */
export const REACTIVATION_STATES = ['CHECKING', 'READY', 'REPLACED', 'NOT_NEEDED', 'REJECTED'] as const;
export type ReactivationState = (typeof REACTIVATION_STATES)[number];

export interface Reactivation {
  readonly id: ReactivationId;
  readonly state: ReactivationState;
  readonly requestedAt: Instant | null;
  readonly readyBy: Instant | null;
}

const ID = /^[A-Za-z0-9_-]{16,128}$/;
const HOUR = 60 * 60_000;

export function parseReactivationId(text: string): ReactivationId | null {
  return ID.test(text) ? (text as ReactivationId) : null;
}

/** Falls back to the site's usual `hours` since the start of the check, or from now if the start is unknown. */
export function dueAt({ readyBy, requestedAt }: Reactivation, hours: number, now: Instant): Instant {
  return readyBy ?? (requestedAt ?? now) + hours * HOUR;
}
