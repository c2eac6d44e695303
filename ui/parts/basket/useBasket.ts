import type { Basket } from '#domain/basket/basket.ts';
import { useServices, useShared } from '../../session/services.ts';

const NOTHING: Basket = [];

/** The basket, as it is by now; sites on which the whole balance goes to one shop have none. */
export function useBasket(): Basket {
  const { site: store } = useServices();
  const { kept } = useShared();
  return store.site.switches.redeemValueChooseable ? kept.basket : NOTHING;
}
