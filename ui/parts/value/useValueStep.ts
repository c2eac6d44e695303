import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Basket, coverage } from '#domain/basket/basket.ts';
import { takesPayments } from '#domain/site/site.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { canChoose, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices, useShared } from '../../session/services.ts';
import { useKeptAsFound } from '../../session/useKeptAsFound.ts';
import { stepPaths } from '../paths/stepPaths.ts';
import { ValueScreen } from './ValueScreen.ts';

/** Choosing the value for one shop with one voucher, wherever it is drawn. */
export interface ValueStep {
  readonly screen: ValueScreen;
  readonly shop: ShopDetails;
  readonly voucher: Voucher;
  /** What was in the basket when the step was opened. Always empty where the whole balance goes to one shop. */
  readonly basket: Basket;
  /** What the basket leaves of the balance, in cents. */
  readonly freeInCent: number;
  /** False where the whole balance is redeemed. */
  readonly isChooseable: boolean;
  /** True if a value above the balance can be chosen, and the difference paid. */
  readonly paysMore: boolean;
  /** True if at least one value can be had. */
  readonly canHaveAny: boolean;
}

/** Returns the choice of a value; null until both shop and voucher are there. A new one for each of either. */
export function useValueStep(shop: ShopDetails | null, voucher: Voucher | null): ValueStep | null {
  const { site: store } = useServices();
  const { changeBasket, chooseValue, kept } = useShared();
  const isChooseable = store.site.switches.redeemValueChooseable;
  const paysMore = isChooseable && takesPayments(store.site);
  // What this step puts into it itself changes nothing on the page that is being left.
  const found = useKeptAsFound(voucher);
  return useMemo(() => {
    if (shop === null || voucher === null) return null;
    const basket = isChooseable ? found.basket : [];
    // What the basket already holds is no longer free.
    const freeInCent = coverage(basket, voucher.balanceInCent).remainingInCent;
    const options = valueOptions(shop.voucherValuesInCent, freeInCent, isChooseable);
    const screen = new ValueScreen(
      shop,
      options,
      paysMore,
      { changeBasket, chooseValue, kept },
      // An empty basket is not kept.
      () => kept.read('basket') !== null,
    );
    const canHaveAny = options.some((option) => canChoose(option, paysMore));
    return { screen, shop, voucher, basket, freeInCent, isChooseable, paysMore, canHaveAny };
  }, [shop, voucher, isChooseable, paysMore, found, changeBasket, chooseValue, kept]);
}

/** Returns the two ways on from a chosen value; each goes nowhere while there is something wrong with it. */
export function useValueWays({ screen, shop, basket }: ValueStep) {
  const navigate = useNavigate();
  return {
    /** To the details; once something is in the basket, into that. */
    go: () => {
      if (basket.length > 0) {
        if (screen.putIntoBasket()) void navigate('/basket');
      } else if (screen.submit()) void navigate(stepPaths('shop', shop.id).details);
    },
    /** Into the basket, and back to the shops for another one. */
    another: () => {
      if (screen.putIntoBasket()) void navigate('/shops');
    },
  };
}
