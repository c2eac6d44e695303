import type { Instant } from '../core/instant.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';

/**
 * The backend's permission to use one voucher for a while (a JWT). We read it for display only; nothing is decided by
 * it.
 */
export type VoucherToken = Brand<string, 'VoucherToken'>;

/** A voucher as its token describes it (product 4.1). */
export interface Voucher {
  readonly currency: Currency;
  readonly isPrepaid: boolean;
  /** How the voucher was given out; null if the token does not say. */
  readonly distribution: string | null;
  /** In minor units of `currency`, 0 or more. */
  readonly balanceInCent: number;
  /** The voucher category, which decides the wall. */
  readonly categoryId: number;
  /** True if the voucher cannot be redeemed at marketplaces. */
  readonly noMarketplaces: boolean;
  /** Nine digits; null if the token names none. */
  readonly serialNumber: string | null;
  /** Until when the voucher can be used; null if the token does not say. */
  readonly validUntil: Instant | null;
}

/** A voucher that may be used until `expiresAt`, and the token that permits it. */
export interface VoucherSession {
  readonly token: VoucherToken;
  readonly voucher: Voucher;
  readonly expiresAt: Instant;
  /** The name of the partner who sent the holder here (product 4.10); null if none did. */
  readonly partner: string | null;
  /** Only after a renewal: the end of the first session, by which copies of this tab still know the voucher. */
  readonly firstEnd?: Instant;
}

/**
 * Returns a name for a voucher by which the tabs of a browser know it, without a secret in it: its serial number, or,
 * if the token names none, the end of its first session in epoch milliseconds, which a copied tab shares (ADR 12).
 */
export function voucherMark({
  voucher,
  expiresAt,
  firstEnd,
}: Pick<VoucherSession, 'voucher' | 'expiresAt' | 'firstEnd'>): string {
  return voucher.serialNumber ?? String(firstEnd ?? expiresAt);
}

/**
 * True if the voucher of the mark `mark` is the one that this tab's last redemption spent from, whose mark is
 * `redeemed`; null means that there is none. Such a voucher is kept for the thank-you page alone (ADR 17).
 */
export function isRedeemedFrom(mark: string | null, redeemed: string | null): boolean {
  return mark !== null && mark === redeemed;
}
