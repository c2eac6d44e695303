import type { Consequence } from '#domain/shop/valueChoice.ts';
import type { Currency } from '#domain/money/money.ts';
import { useText } from '../../session/text.ts';

/**
 * Returns a function that says in words what choosing a value does to the balance, or, for an addition, to what the
 * basket leaves of it. What would be paid is said only where it can be (`paysMore`).
 */
export function useConsequence(
  currency: Currency,
  isAddition: boolean,
  paysMore: boolean,
): (consequence: Consequence) => string {
  const { t, money } = useText();
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return (consequence) => {
    switch (consequence.kind) {
      case 'stays':
        return t('value.stays', { money: say(consequence.inCent) });
      case 'uses-all':
        return t('value.usesAll');
      case 'pay-more':
        if (paysMore) return t('value.youPay', { money: say(consequence.inCent) });
        return t(isAddition ? 'basket.payMore' : 'value.payMore', { money: say(consequence.inCent) });
    }
  };
}
