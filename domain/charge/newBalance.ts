import { ofVoucher } from '../orders/openPress.ts';
import type { MoneyNews } from '../voucher/moneyNews.ts';
import type { ChargeReceipt } from './chargeOrder.ts';

/** A top-up's own news are noted in the step that stores its receipt; milliseconds. */
const SAME_STEP_MS = 1_000;

/** The balance that the top-up led to; null if it is unknown, or another order has changed it since. */
export function newBalance(
  { serialNumber, balanceInCent, paidAt }: Pick<ChargeReceipt, 'serialNumber' | 'balanceInCent' | 'paidAt'>,
  news: readonly MoneyNews[],
): number | null {
  const of = ofVoucher(serialNumber);
  // Only the latest news of a voucher stay, so news of spending are later than those of the top-up.
  const isOld = news.some((one) => one.of === of && (one.what === 'spent' || one.at > paidAt + SAME_STEP_MS));
  return isOld ? null : balanceInCent;
}
