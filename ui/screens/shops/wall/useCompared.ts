import { coverage } from '#domain/basket/basket.ts';
import { useServices } from '../../../session/services.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';

/** What the values of shops are compared with. */
export interface Compared {
  /**
   * The balance less what is in the basket, in cents. Null while browsing without a voucher, and if the whole balance
   * is redeemed whatever a shop lists (switch `redeemValueChooseable`).
   */
  readonly balanceInCent: number | null;
  /** True if the basket is not empty, so that another shop would be added to it. */
  readonly isAddition: boolean;
}

/** Returns what shops are compared with. To be called once for all parts of a wall. */
export function useCompared(): Compared {
  const { session, site: store } = useServices();
  const basket = useBasket();
  const { voucher } = session;
  const isCompared = store.site.switches.redeemValueChooseable && voucher !== null;
  return {
    balanceInCent: isCompared ? coverage(basket, voucher.balanceInCent).remainingInCent : null,
    isAddition: basket.length > 0,
  };
}
