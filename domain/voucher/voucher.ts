import type { Instant } from '../core/instant.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';

/** The backend's permission to use one voucher for a while. Display only on our side: never judged by. */
export type VoucherToken = Brand<string, 'VoucherToken'>;

/** The voucher as the token names it (specification 3). */
export interface Voucher {
  readonly currency: Currency;
  readonly isPrepaid: boolean;
  readonly distribution: string | null;
  /** Integer, 0 or more. */
  readonly balanceInCent: number;
  readonly categoryId: number;
  readonly noMarketplaces: boolean;
  /** Nine digits, where the token names one. */
  readonly serialNumber: string | null;
  readonly validUntil: Instant | null;
}

/** A voucher that may be used until `expiresAt`. */
export interface VoucherSession {
  readonly token: VoucherToken;
  readonly voucher: Voucher;
  readonly expiresAt: Instant;
  /** The partner through whom the holder came (specification 3, token payload). */
  readonly partner: string | null;
  /** Where this is a renewal: the end of the first session, which a tab copied before it knows. */
  readonly firstEnd?: Instant;
}

/**
 * Tells one voucher from another among the tabs of a browser, without a secret in it: its serial number, or where
 * the token names none the end of the first session, which a copied tab shares.
 */
export function voucherMark({
  voucher,
  expiresAt,
  firstEnd,
}: Pick<VoucherSession, 'voucher' | 'expiresAt' | 'firstEnd'>): string {
  return voucher.serialNumber ?? String(firstEnd ?? expiresAt);
}

/** What a page may show of a serial number: its last four digits (design 7.4). */
export function lastFour(serialNumber: string): string {
  return serialNumber.slice(-4);
}
