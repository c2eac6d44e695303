import type { Instant } from './instant.ts';

/** How long a press may take to the page that it leads to, in milliseconds; one that led nowhere must not count later. */
const MOMENT_MS = 30_000;

/** True if this was less than 30 seconds ago. Both by the device's clock: no answer may have told another one yet. */
export function isMomentAgo(at: Instant, now: Instant): boolean {
  return Math.abs(now - at) < MOMENT_MS;
}
