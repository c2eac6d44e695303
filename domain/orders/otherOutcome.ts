import type { Instant } from '../core/instant.ts';
import { LATEST_CALL_MS, type OpenPress } from './openPress.ts';

/**
 * What the backend says of another tab's order. `unknown`: nothing, or that it is under way. `never-arrived`: it knows
 * no such order. `nothing`: it failed, and has moved nothing.
 */
export type OtherOutcome = 'unknown' | 'never-arrived' | 'nothing' | 'carried-out';

/** True if another press need not wait for this one any more. One that never arrived may still be on its way at first. */
export function isOver(outcome: OtherOutcome, { at }: OpenPress, now: Instant): boolean {
  return outcome === 'never-arrived' ? Math.abs(now - at) >= LATEST_CALL_MS : outcome !== 'unknown';
}
