import type { Basket } from '../basket/basket.ts';
import { type FeaturedSite, hasFeature } from '../feature/hasFeature.ts';
import { canHave, valueOptions } from '../shop/valueChoice.ts';
import type { Site } from '../site/site.ts';
import type { VoucherSession } from '../voucher/voucher.ts';
import { type RedemptionDraft, type ShopChoice, draftOfChoice } from './draft.ts';
import { type ShopAnswers, isRedeemable } from './shopLines.ts';

export type RedeemingSite = FeaturedSite & Pick<Site, 'country' | 'redeemCampaign'>;

/** What decides whether the user's choice can be had. */
export interface ChoosingFacts {
  /** The shop of the page; null on the pages of the basket. */
  readonly shopId: string | null;
  /** Of the voucher in use; null without one. */
  readonly session: VoucherSession | null;
  readonly basket: Basket;
  readonly choice: ShopChoice | null;
  /** Null until they are loaded. */
  readonly answers: ShopAnswers | null;
  readonly site: RedeemingSite;
}

/** Returns the user's choice if the voucher in use can still have it; null if the user must choose again. */
export function chosenDraft({
  shopId,
  session,
  basket,
  choice,
  answers,
  site,
}: ChoosingFacts): RedemptionDraft | null {
  if (session === null || answers === null) return null;
  const { balanceInCent } = session.voucher;
  const isChooseable = site.switches.redeemValueChooseable;
  const paysMore = hasFeature(site, 'difference');
  if (shopId === null) {
    if (!isChooseable || !isRedeemable(basket, answers, balanceInCent, paysMore)) return null;
    const lines = basket.map(({ shopId: id, valueInCent, quantity }) => ({
      shopId: id,
      valueInCent,
      quantity,
    }));
    return { place: 'basket', lines };
  }
  const shop = choice === null ? undefined : answers.get(choice.shopId);
  if (choice === null || !shop?.ok) return null;
  const options = valueOptions(shop.value.voucherValuesInCent, balanceInCent, isChooseable);
  return canHave(options, choice.valueInCent, paysMore) ? draftOfChoice(choice) : null;
}
