import type { Instant } from '../core/instant.ts';

/** Neutral by design: nobody learns whether link or code and address belong together. */
export interface MailRequested {
  /** Before this moment another wish is not served; null where the backend names none. */
  readonly nextAllowedAt: Instant | null;
}
