import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { ReadKept } from '../kept/kept.ts';
import { hasMissedRemoval } from './missed.ts';
import type { VoucherStore } from './voucherStore.ts';

/**
 * The token that calls may send; null without a voucher in use. Nor after a removal of which this tab could not hear:
 * the backend then refuses the press, and the page asks for the code.
 */
export function usableToken(
  store: VoucherStore,
  kept: ReadKept<'emptySince' | 'lastVoucher' | 'removals'>,
): VoucherToken | null {
  return hasMissedRemoval(kept) ? null : (store.read()?.token ?? null);
}
