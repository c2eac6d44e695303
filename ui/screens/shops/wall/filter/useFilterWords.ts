import { isolated } from '#domain/language/isolated.ts';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import type { Redeemable } from '#domain/shop/shop.ts';
import type { FilterGroup, ShopFilter } from '#domain/shop/shopFilter.ts';
import { type ValueRange, namedRange, valueRanges } from '#domain/shop/valueRanges.ts';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import { useWall } from '../WallScreen.ts';

/** Names of the filter's items. Values are in minor units. */
interface FilterWords {
  category: (id: number) => string;
  /** A single level, or "10–25 €". */
  range: (range: ValueRange) => string;
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
  const { t, money, locale } = useText();
  const currency = session.voucher?.currency ?? store.site.currency;
  const known = state.category ? [state.category, ...categories] : categories;
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const otherwise = categoriesAre === 'loaded' ? 'wall.filter.unknown' : 'wall.filter.category';
  const words: Omit<FilterWords, 'chosen'> = {
    category: (id) => names.get(id) ?? t(otherwise, { id: String(id) }),
    range: (levels) => {
      const { lowestInCent, highestInCent } = namedRange(levels);
      return lowestInCent === highestInCent
        ? money({ amountInCent: lowestInCent, currency })
        : formatMoneyRange({ lowestInCent, highestInCent, currency }, locale);
    },
    place: (place) => t(`wall.filter.${place}`),
    keyword: (name) => t('wall.filter.keyword', { name }),
    selection: (shopIds) => t('wall.filter.selection', { count: shopIds.length }),
  };
  const chosen: Record<FilterGroup, (filter: ShopFilter) => readonly string[]> = {
    name: ({ name }) => [name.trim()],
    categories: (filter) => filter.categories.map(words.category),
    valueLevels: (filter) => valueRanges(filter.valueLevels).map(words.range),
    redeemable: (filter) => filter.redeemable.map(words.place),
    keywords: (filter) => filter.keywords,
    shopIds: (filter) => [words.selection(filter.shopIds)],
  };
  return { ...words, chosen: (group, filter) => chosen[group](filter).map(isolated).join(', ') };
}
