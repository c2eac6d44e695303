import type { BasketLine } from '#domain/basket/basket.ts';

/** Default: one code of 25 euros. */
export function aBasketLine(about: Partial<BasketLine> = {}): BasketLine {
  return { shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00, quantity: 1, ...about };
}
