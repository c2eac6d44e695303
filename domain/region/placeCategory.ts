import type { ShopCategory } from '../shop/category.ts';
import type { Shop } from '../shop/shop.ts';
import type { Place } from './place.ts';

/** The name of a shop's category by the shop's id. */
export type CategoryNames = ReadonlyMap<string, string>;

/** A shop's first category that is listed. A shop without one has no entry. */
export function categoryNames(
  shops: readonly Pick<Shop, 'id' | 'categories'>[],
  categories: readonly Pick<ShopCategory, 'id' | 'name'>[],
): CategoryNames {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return new Map(
    shops.flatMap((shop): [string, string][] => {
      const [name] = shop.categories.flatMap((id) => names.get(id) ?? []);
      return name === undefined ? [] : [[shop.id, name]];
    }),
  );
}

/** Null where it is not known, as for a place without a shop on the wall. */
export function categoryOf({ shopId }: Pick<Place, 'shopId'>, names: CategoryNames): string | null {
  return shopId === null ? null : (names.get(shopId) ?? null);
}
