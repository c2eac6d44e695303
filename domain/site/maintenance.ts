import type { Instant } from '../core/instant.ts';
import type { Maintenance } from './site.ts';

/**
 * True if redeeming is switched off at `now` (product 15.2): the flag is set and `now` is in [start, end). A
 * missing side is open-ended; a window that ends before it starts is a mistake and switches nothing off.
 */
export function inMaintenance(maintenance: Maintenance, now: Instant): boolean {
  if (!maintenance.active) return false;
  return (maintenance.start ?? -Infinity) <= now && now < (maintenance.end ?? Infinity);
}
