import type { Partner } from '#domain/thirdParty/partner.ts';

/**
 * The partner who sent the holder here, kept for this tab. It outlives the voucher, because the thank-you page leads
 * back to the partner (ADR 22).
 */
export interface KeptPartner {
  /** Null if the holder came without a partner. */
  read(): Partner | null;
  /** Replaces the previous partner. */
  write(partner: Partner): void;
}
