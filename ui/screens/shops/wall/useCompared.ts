import { coverage } from '#domain/basket/basket.ts';
import { useServices } from '../../../session/services.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';

/** What the values of shops are compared with. */
export interface Compared {
  /**
   * In cents: the balance, less what is in the basket already. Null while browsing, and where the whole balance is
   * redeemed whatever a shop lists (switch `redeemValueChooseable`).
   */
  readonly balanceInCent: number | null;
  /** Whether something is in the basket, to which a shop would be added. */
  readonly isAddition: boolean;
}

/** Asked once for all parts of a wall. */
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
