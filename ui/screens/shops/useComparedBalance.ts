import { coverage } from '#domain/basket/basket.ts';
import { useServices } from '../../services.ts';
import { useBasket } from '../useBasket.ts';

/**
 * What values are compared with, in cents: the balance, less what is in the basket already. Null while browsing, and
 * where the whole balance is redeemed whatever a shop lists (switch `redeemValueChooseable`).
 */
export function useComparedBalance(): number | null {
  const { session, site: store } = useServices();
  const basket = useBasket();
  if (!store.site.switches.redeemValueChooseable || session.voucher === null) return null;
  return coverage(basket, session.voucher.balanceInCent).remainingInCent;
}
