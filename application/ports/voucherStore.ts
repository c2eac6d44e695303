import type { Money } from '#domain/money/money.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** Keeps the voucher in use for this tab; never the code (design 7.4). */
export interface VoucherStore {
  /** Null where nothing, or nothing readable, is stored. */
  read(): VoucherSession | null;
  /** A voucher that no partner brought takes the kept partner's place. */
  write(session: VoucherSession): void;
  clear(): void;
  /** The kept partner, who outlives the voucher as the way back from the thank-you page. */
  clearPartner(): void;
  /** The receipts of the last redemption and donation go with what was left, and with the next voucher. */
  clearReceipt(): void;
  /** What was left after the last redemption of this tab; outlives the voucher (design 7.5). */
  readBalanceAfter(): Money | null;
  writeBalanceAfter(balance: Money): void;
  clearBalanceAfter(): void;
}
