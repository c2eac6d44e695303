import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Basket, coverage } from '#domain/basket/basket.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { canChoose, suggestedSplit, suggestedValue, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices, useShared } from '../../session/services.ts';
import { stepPath } from '../paths/stepPath.ts';
import { ValueScreen } from './ValueScreen.ts';

/** Choosing a value for one shop with one voucher. */
export interface ValueStep {
  readonly screen: ValueScreen;
  readonly shop: ShopDetails;
  readonly voucher: Voucher;
  /** The basket when the step opened. Always empty where the whole balance goes to one shop. */
  readonly basket: Basket;
  /** What the basket leaves of the balance, in cents. */
  readonly freeInCent: number;
  /** False where the whole balance is redeemed. */
  readonly isChooseable: boolean;
  /** True if a value above the balance can be chosen and the difference paid. */
  readonly paysMore: boolean;
  /** True if at least one value is available. */
  readonly canHaveAny: boolean;
}

/** Null until shop and voucher are loaded. Creates a new view model for each shop and each voucher. */
export function useValueStep(shop: ShopDetails | null, voucher: Voucher | null): ValueStep | null {
  const { site: store } = useServices();
  const { changeBasket, chooseValue, kept } = useShared();
  const isChooseable = store.site.switches.redeemValueChooseable;
  const paysMore = isChooseable && hasFeature(store.site, 'difference');
  // What is preselected follows the advice beside it.
  const suggest = store.site.valueHint === null ? suggestedValue : suggestedSplit;
  return useMemo(() => {
    if (shop === null || voucher === null) return null;
    // A snapshot: what this step itself adds must not change the page that is being left.
    const basket = isChooseable ? (kept.read('basket') ?? []) : [];
    const freeInCent = coverage(basket, voucher.balanceInCent).remainingInCent;
    const options = valueOptions(shop.voucherValuesInCent, freeInCent, isChooseable);
    const screen = new ValueScreen(
      shop,
      options,
      paysMore,
      { changeBasket, chooseValue, kept },
      // An empty basket is not stored.
      () => kept.read('basket') !== null,
      suggest,
    );
    const canHaveAny = options.some((option) => canChoose(option, paysMore));
    return { screen, shop, voucher, basket, freeInCent, isChooseable, paysMore, canHaveAny };
  }, [shop, voucher, isChooseable, paysMore, suggest, changeBasket, chooseValue, kept]);
}

/** Both stay on the page while the form has faults. */
export function useValueWays({ screen, shop, basket }: ValueStep) {
  const navigate = useNavigate();
  return {
    /** To the details, or to the basket if it is not empty. */
    go: () => {
      if (basket.length > 0) {
        if (screen.putIntoBasket()) void navigate(stepPath('redemption', 'choice'));
      } else if (screen.submit()) void navigate(stepPath('redemption', 'details', shop.id));
    },
    /** Into the basket, and back to the shops. */
    another: () => {
      if (screen.putIntoBasket()) void navigate('/shops');
    },
  };
}
