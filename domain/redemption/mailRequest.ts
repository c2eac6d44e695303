import type { Instant } from '../core/instant.ts';

/**
 * The answer to asking for a mail. It is neutral on purpose: nobody learns whether the link or code and the address
 * belong together.
 */
export interface MailRequested {
  /** No further mail is sent before this moment; null if the backend does not say. */
  readonly nextAllowedAt: Instant | null;
}
