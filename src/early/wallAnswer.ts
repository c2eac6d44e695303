import { localPath } from '#domain/link/localPath.ts';
import type { Redeemable, Shop } from '#domain/shop/shop.ts';
import { placesOf } from '#infrastructure/api/wirePlaces.ts';
import { fieldsOf, isText, listOf } from './fields.ts';

export type EarlyShop = Pick<
  Shop,
  'id' | 'name' | 'slug' | 'logo' | 'categories' | 'voucherValuesInCent' | 'position'
> & {
  readonly redeemable: readonly Redeemable[];
};

/** Skips shops that cannot be parsed; the app draws the complete wall later, and decodes HTML entities in names. */
export function readShops(answer: unknown): readonly EarlyShop[] {
  return listOf(answer).flatMap((each) => {
    const { id, name, slug, logo, categories, voucherValues, redeemable, position } = fieldsOf(each);
    if (!isText(name) || !(isText(id) || Number.isSafeInteger(id))) return [];
    return {
      id: String(id),
      name,
      slug: isText(slug) ? slug : '',
      logo: isText(logo) ? localPath(logo) : null,
      categories: listOf(categories).map(Number),
      voucherValuesInCent: listOf(voucherValues)
        .map((value) => Number(fieldsOf(value)['valueInCent']))
        .filter((value) => Number.isSafeInteger(value) && value > 0)
        .sort((one, other) => one - other),
      redeemable: placesOf(listOf(redeemable)),
      position: position === 'T' ? 'T' : 'S',
    };
  });
}

export function readCategories(answer: unknown): ReadonlyMap<number, string> {
  return new Map(
    listOf(answer).flatMap((each) => {
      const { id, name } = fieldsOf(each);
      return isText(name) ? [[Number(id), name] as const] : [];
    }),
  );
}
