import type { Instant } from './instant.ts';

/** Long enough to load the page that the press opens; an older press must not take effect on a later visit. */
const MOMENT_MS = 30_000;

/** Both instants come from the device's clock: the page may have no server time yet. */
export function isMomentAgo(at: Instant, now: Instant): boolean {
  return Math.abs(now - at) < MOMENT_MS;
}
