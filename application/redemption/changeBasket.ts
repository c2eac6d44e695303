import type { Basket } from '#domain/basket/basket.ts';
import type { Kept } from '../kept/kept.ts';

/** Replaces the basket; an empty one is not kept. */
export function changeBasket(kept: Kept<'basket'>, basket: Basket): void {
  if (basket.length === 0) kept.forget('basket');
  else kept.write('basket', basket);
}

/** Replaces the basket by what the person has made of it. */
export class ChangeBasket {
  readonly #kept: Kept<'basket'>;

  constructor(kept: Kept<'basket'>) {
    this.#kept = kept;
  }

  execute(basket: Basket): void {
    changeBasket(this.#kept, basket);
  }
}
