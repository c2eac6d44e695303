import type { Consequence } from '#domain/shop/valueChoice.ts';
import type { Currency } from '#domain/money/money.ts';
import { useText } from '../../session/text.ts';

/**
 * Describes what a value does to the balance or, with `isAddition`, to what the basket leaves of it. With `paysMore` it
 * says what the user would pay.
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
        return t(isAddition ? 'basket.usesAll' : 'value.usesAll');
      case 'pay-more':
        if (paysMore) return t('value.youPay', { money: say(consequence.inCent) });
        return t(isAddition ? 'basket.payMore' : 'value.payMore', { money: say(consequence.inCent) });
    }
  };
}
