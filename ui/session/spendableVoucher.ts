import { isSpending } from '#domain/orders/openOrder.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { Services } from './services.ts';

type Doubts = Pick<Services, 'openAnywhere' | 'session'>;

/**
 * True while the balance of the voucher in use is uncertain: an order of any tab is open, or the balance has changed
 * since this tab learnt it, also by a top-up of its own (ADR 13).
 */
export function isBalanceUncertain({ openAnywhere, session }: Doubts): boolean {
  return isSpending(openAnywhere.value) || session.missed !== null;
}

/** The voucher in use; null while its balance is uncertain. */
export function spendableVoucher(services: Doubts): Voucher | null {
  return isBalanceUncertain(services) ? null : services.session.voucher;
}
