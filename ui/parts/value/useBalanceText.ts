import { isSpending } from '#domain/orders/pendingOrder.ts';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import type { ValueStep } from './useValueStep.ts';

/**
 * Returns the spendable amount as text: the balance, or what the basket leaves of it. Not while an open order makes the
 * balance uncertain. For observers.
 */
export function useBalanceText({ basket, freeInCent, voucher }: ValueStep): string {
  const { openOrders } = useServices();
  const { t, money } = useText();
  if (isSpending(openOrders.value)) return t('money.unknown');
  const { balanceInCent, currency } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return basket.length > 0
    ? t('basket.free', { free: say(freeInCent), money: say(balanceInCent) })
    : t('value.balance', { money: say(balanceInCent) });
}
