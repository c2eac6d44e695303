import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { canHave, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useJourney, useServices } from '../services.ts';

/** What was chosen for this shop, if this voucher can still have it; else the value has to be chosen anew. */
export function useChosen(shop: ShopDetails, voucher: Voucher): RedemptionDraft | null {
  const { site: store } = useServices();
  const { drafts } = useJourney();
  const chosen = drafts.readRedemption();
  const options = valueOptions(
    shop.voucherValuesInCent,
    voucher.balanceInCent,
    store.site.switches.redeemValueChooseable,
  );
  return chosen?.shopId === shop.id && canHave(options, chosen.valueInCent) ? chosen : null;
}
