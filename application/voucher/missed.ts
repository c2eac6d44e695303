import { ofVoucher } from '#domain/orders/openPress.ts';
import { type MoneyNews, missedNews } from '#domain/voucher/moneyNews.ts';
import { isRemovalMissed } from '#domain/kept/removals.ts';
import type { ReadKept } from '../kept/kept.ts';

/** Whether what this tab holds was removed in another one, of which this tab could not hear (ADR 12). */
export function hasMissedRemoval(kept: ReadKept<'emptySince' | 'lastVoucher' | 'removals'>): boolean {
  return isRemovalMissed(kept.read('removals') ?? [], kept.read('emptySince'), kept.read('lastVoucher'));
}

/** How the voucher's balance has changed since this tab learnt it; null if it has not, or without a voucher. */
export function missedMoney(
  kept: ReadKept<'moneyNews' | 'moneySeen'>,
  mark: string | null,
): MoneyNews['what'] | null {
  if (mark === null) return null;
  return missedNews(kept.read('moneyNews') ?? [], ofVoucher(mark), kept.read('moneySeen'));
}
