import type { Money } from '#domain/money/money.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** Keeps the voucher in use for this tab; never the code (design 7.4). What ends it is `EndVoucher`. */
export interface VoucherStore {
  /** Null where nothing, or nothing readable, is stored. */
  read(): VoucherSession | null;
  write(session: VoucherSession): void;
  /** What was left after the last redemption of this tab; outlives the voucher (design 7.5). */
  readBalanceAfter(): Money | null;
  writeBalanceAfter(balance: Money): void;
}
