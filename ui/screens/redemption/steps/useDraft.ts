import { takesPayments } from '#domain/payment/paymentProviders.ts';
import { type RedemptionDraft, draftOfChoice } from '#domain/redemption/draft.ts';
import { canHave, valueOptions } from '#domain/shop/valueChoice.ts';
import { useServices } from '../../../session/services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { isRedeemable } from './shopLines.ts';
import type { LinesStep } from './WithLines.tsx';

/** Returns the user's choice if it is still available to this voucher; null if the user must choose again. */
export function useDraft({ place, voucher, answers }: LinesStep): RedemptionDraft | null {
  const { site: store } = useServices();
  const { basket, choice } = useKeptAsFound(voucher);
  const isChooseable = store.site.switches.redeemValueChooseable;
  const paysMore = takesPayments(store.site);
  if (place === 'basket') {
    if (!isChooseable || !isRedeemable(basket, answers, voucher.balanceInCent, paysMore)) return null;
    return {
      place,
      lines: basket.map(({ shopId, valueInCent, quantity }) => ({ shopId, valueInCent, quantity })),
    };
  }
  const shop = choice === null ? undefined : answers.get(choice.shopId);
  if (choice === null || !shop?.ok) return null;
  const options = valueOptions(shop.value.voucherValuesInCent, voucher.balanceInCent, isChooseable);
  return canHave(options, choice.valueInCent, paysMore) ? draftOfChoice(choice) : null;
}
