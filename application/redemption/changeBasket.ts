import type { Basket } from '#domain/basket/basket.ts';
import type { Kept } from '../kept/kept.ts';

export function changeBasket(kept: Kept<'basket'>, basket: Basket): void {
  if (basket.length === 0) kept.forget('basket');
  else kept.write('basket', basket);
}
