import type { Partner } from '#domain/thirdParty/partner.ts';

/** The partner through whom the holder came, kept as long as the voucher and what is shown of it. */
export interface KeptPartner {
  /** Null where the holder came by themselves. */
  read(): Partner | null;
  write(partner: Partner): void;
}
