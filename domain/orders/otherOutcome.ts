import type { Instant } from '../core/instant.ts';
import { LATEST_CALL_MS, type OpenPress } from './openPress.ts';

/**
 * What the backend says of another tab's order. `unknown`: nothing, or that it is under way. `never-arrived`: it knows
 * no such order. `replaceable`: its payment waits for the user, and the next one about the same voucher ends it.
 * `nothing`: it failed, and has moved nothing.
 */
export type OtherOutcome = 'unknown' | 'never-arrived' | 'replaceable' | 'nothing' | 'carried-out';

/** True if another press need not wait for this one any more. One that never arrived may still be on its way at first. */
export function isOver(outcome: OtherOutcome, { at, standing }: OpenPress, now: Instant): boolean {
  if (outcome === 'never-arrived' && standing === 'known') return false;
  if (outcome === 'never-arrived' || outcome === 'replaceable') return Math.abs(now - at) >= LATEST_CALL_MS;
  return outcome !== 'unknown';
}
