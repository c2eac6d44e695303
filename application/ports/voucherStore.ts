import type { Money } from '#domain/money/money.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/**
 * Keeps the voucher in use for this tab: its token and what the token says, never the code (design 7.4). Only
 * `TakeVoucher` begins the use of a voucher, only `EndVoucher` ends it (ADR 32).
 */
export interface VoucherStore {
  /**
   * Null if no voucher is in use, or if what is stored cannot be read. May have expired: it is not compared with the
   * time.
   */
  read(): VoucherSession | null;
  /** Replaces the voucher that was kept. */
  write(session: VoucherSession): void;
  /**
   * What the last order of this tab left on its voucher; it outlives the voucher (design 7.5). Null if there was no
   * order, or if the rest is unknown.
   */
  readBalanceAfter(): Money | null;
  writeBalanceAfter(balance: Money): void;
  /** Names the voucher that the last redemption of this tab spent from (`voucherMark`); null if it left no receipt. */
  readRedeemed(): string | null;
}
