import type { Basket } from '#domain/basket/basket.ts';
import { useServices, useShared } from '../../session/services.ts';

const NOTHING: Basket = [];

/**
 * Returns the basket as stored when the page is drawn. Always empty on sites where the whole balance goes to one shop.
 */
export function useBasket(): Basket {
  const { site: store } = useServices();
  const { drafts } = useShared();
  return store.site.switches.redeemValueChooseable ? drafts.readBasket() : NOTHING;
}
