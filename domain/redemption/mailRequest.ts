import type { Instant } from '../core/instant.ts';

/** Neutral on purpose: it does not reveal whether the link or code and the address belong together. */
export interface MailRequested {
  readonly nextAllowedAt: Instant | null;
}
