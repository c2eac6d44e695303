import type { Instant } from '../core/instant.ts';
import type { Maintenance } from './site.ts';

/**
 * Whether redeeming is switched off at `now` (specification 4): the flag is set and `now` lies in [start, end).
 * An open side is open-ended; a window that ends before it starts is a mistake and switches nothing off.
 */
export function inMaintenance(maintenance: Maintenance, now: Instant): boolean {
  if (!maintenance.active) return false;
  return (maintenance.start ?? -Infinity) <= now && now < (maintenance.end ?? Infinity);
}
