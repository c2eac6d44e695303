import { type RedemptionDraft, draftOfChoice } from '#domain/redemption/draft.ts';
import { canHave, valueOptions } from '#domain/shop/valueChoice.ts';
import { useServices, useShared } from '../../../session/services.ts';
import { isRedeemable } from './shopLines.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';
import type { LinesStep } from './WithLines.tsx';

/** Returns what was chosen, if this voucher can still have it; null if it must be chosen again. */
export function useDraft({ place, voucher, answers }: LinesStep): RedemptionDraft | null {
  const { site: store } = useServices();
  const { drafts } = useShared();
  const basket = useBasket();
  if (place === 'basket') {
    if (!isRedeemable(basket, answers, voucher.balanceInCent)) return null;
    return {
      place,
      lines: basket.map(({ shopId, valueInCent, quantity }) => ({ shopId, valueInCent, quantity })),
    };
  }
  const choice = drafts.readRedemption();
  const shop = choice === null ? undefined : answers.get(choice.shopId);
  if (choice === null || !shop?.ok) return null;
  const options = valueOptions(
    shop.value.voucherValuesInCent,
    voucher.balanceInCent,
    store.site.switches.redeemValueChooseable,
  );
  return canHave(options, choice.valueInCent) ? draftOfChoice(choice) : null;
}
