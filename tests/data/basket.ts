import type { BasketLine } from '#domain/basket/basket.ts';

/** One code of 25 euros, unless it matters. */
export function aBasketLine(about: Partial<BasketLine> = {}): BasketLine {
  return { shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00, quantity: 1, ...about };
}
