import type { Basket } from '#domain/basket/basket.ts';
import { useServices, useShared } from '../../session/services.ts';

const NOTHING: Basket = [];

/** Always empty on sites where the whole balance goes to one shop. */
export function useBasket(): Basket {
  const { site: store } = useServices();
  const { kept } = useShared();
  return store.site.switches.redeemValueChooseable ? (kept.read('basket') ?? NOTHING) : NOTHING;
}
