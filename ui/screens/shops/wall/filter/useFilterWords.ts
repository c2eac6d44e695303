import type { Redeemable } from '#domain/shop/shop.ts';
import type { FilterGroup, ShopFilter } from '#domain/shop/shopFilter.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import { useWall } from '../WallScreen.ts';

/** Names of the filter's items. Values are in minor units. */
interface FilterWords {
  category: (id: number) => string;
  level: (valueInCent: number) => string;
  place: (place: Redeemable) => string;
  keyword: (keyword: string) => string;
  selection: (shopIds: readonly string[]) => string;
  /** All chosen items of one group: "Books, Toys". */
  chosen: (group: FilterGroup, filter: ShopFilter) => string;
}

/** Must be called in an observer. */
export function useFilterWords(): FilterWords {
  const { categories, categoriesAre, filter: state } = useWall();
  const { session, site: store } = useServices();
  const { t, money } = useText();
  const currency = session.voucher?.currency ?? store.site.currency;
  const known = state.category ? [state.category, ...categories] : categories;
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const otherwise = categoriesAre === 'come' ? 'wall.filter.unknown' : 'wall.filter.category';
  const words: Omit<FilterWords, 'chosen'> = {
    category: (id) => names.get(id) ?? t(otherwise, { id: String(id) }),
    level: (amountInCent) => money({ amountInCent, currency }),
    place: (place) => t(`wall.filter.${place}`),
    keyword: (name) => t('wall.filter.keyword', { name }),
    selection: (shopIds) => t('wall.filter.selection', { count: shopIds.length }),
  };
  const chosen: Record<FilterGroup, (filter: ShopFilter) => readonly string[]> = {
    name: ({ name }) => [name.trim()],
    categories: (filter) => filter.categories.map(words.category),
    valueLevels: (filter) => filter.valueLevels.map(words.level),
    redeemable: (filter) => filter.redeemable.map(words.place),
    keywords: (filter) => filter.keywords,
    shopIds: (filter) => [words.selection(filter.shopIds)],
  };
  return { ...words, chosen: (group, filter) => chosen[group](filter).join(', ') };
}
