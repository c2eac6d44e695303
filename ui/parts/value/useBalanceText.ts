import { useText } from '../../session/text.ts';
import type { ValueStep } from './useValueStep.ts';

/** Returns the spendable amount as text: the balance, or what the basket leaves of it. For observers. */
export function useBalanceText({ basket, freeInCent, voucher }: ValueStep): string {
  const { t, money } = useText();
  const { balanceInCent, currency } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return basket.length > 0
    ? t('basket.free', { free: say(freeInCent), money: say(balanceInCent) })
    : t('value.balance', { money: say(balanceInCent) });
}
