import type { ShopMemory } from '#application/ports/shopMemory.ts';
import type { RememberedShops } from '#domain/shop/rememberedShops.ts';

/** What a device remembers of shops; null if its owner has not allowed it. */
export function fakeShopMemory(before: RememberedShops | null = null): ShopMemory {
  let kept = before;
  return {
    read: () => kept,
    write: (shops) => {
      kept = shops;
    },
    forget: () => {
      kept = null;
    },
  };
}
