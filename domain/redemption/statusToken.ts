import type { Brand } from '../core/brand.ts';

/**
 * Authorises asking for the full state of one redemption and correcting its e-mail address, and nothing else. It
 * still works after the voucher session has ended (ADR 20).
 */
export type StatusToken = Brand<string, 'StatusToken'>;

const SHAPE = /^[A-Za-z0-9._-]{16,512}$/;

/**
 * Null if the text cannot be one, so that nothing odd ever gets into a header. 16 to 512 letters, digits and `. _ -`.
 */
export function parseStatusToken(text: string): StatusToken | null {
  return SHAPE.test(text) ? (text as StatusToken) : null;
}
