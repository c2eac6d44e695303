import type { RememberedShops } from '#domain/shop/rememberedShops.ts';

/** Keeps the shops that a person lets this device remember; it outlives the tab, and other tabs share it. */
export interface ShopMemory {
  /** Null if the person has not allowed it, or if what is stored cannot be read. */
  read(): RememberedShops | null;
  write(shops: RememberedShops): void;
  /** Forgets the shops and the permission. */
  forget(): void;
}
