import type { Instant } from '../core/instant.ts';
import type { Maintenance } from './site.ts';

/** Window [start, end); null is unbounded, and an end before the start never matches (product 15.2). */
export function inMaintenance(maintenance: Maintenance, now: Instant): boolean {
  if (!maintenance.active) return false;
  return (maintenance.start ?? -Infinity) <= now && now < (maintenance.end ?? Infinity);
}
