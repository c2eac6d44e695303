import type { Instant } from '../core/instant.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';

/** A JWT, parsed for display only; the app decides nothing by it. */
export type VoucherToken = Brand<string, 'VoucherToken'>;

export interface Voucher {
  readonly currency: Currency;
  readonly isPrepaid: boolean;
  readonly distribution: string | null;
  /** 0 or more. */
  readonly balanceInCent: number;
  /** The voucher category, which decides the wall. */
  readonly categoryId: number;
  readonly noMarketplaces: boolean;
  readonly serialNumber: string | null;
  readonly validUntil: Instant | null;
}

export interface VoucherSession {
  readonly token: VoucherToken;
  readonly voucher: Voucher;
  readonly expiresAt: Instant;
  readonly partner: string | null;
  /** After a renewal only: the first session's end, by which copies of this tab still know the voucher. */
  readonly firstEnd?: Instant;
}

/** Identifies a voucher across tabs without a secret: serial number, or the first session's end (ADR 12). */
export function voucherMark({
  voucher,
  expiresAt,
  firstEnd,
}: Pick<VoucherSession, 'voucher' | 'expiresAt' | 'firstEnd'>): string {
  return voucher.serialNumber ?? String(firstEnd ?? expiresAt);
}

/** `redeemed`: mark of the last redemption. That voucher is kept for the thank-you page only (ADR 17). */
export function isRedeemedFrom(mark: string | null, redeemed: string | null): boolean {
  return mark !== null && mark === redeemed;
}
