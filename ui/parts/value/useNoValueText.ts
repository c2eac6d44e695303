import { useText } from '../../session/text.ts';
import type { ValueStep } from './useValueStep.ts';

/** Returns why no value of the shop can be chosen. For observers. */
export function useNoValueText({ basket, freeInCent, isChooseable, shop, voucher }: ValueStep): string {
  const { t, money } = useText();
  const free = money({ amountInCent: freeInCent, currency: voucher.currency });
  if (!isChooseable) return t('value.notWhole', { money: free, shop: shop.name });
  return t(basket.length > 0 ? 'basket.noValue' : 'value.none', { money: free });
}
