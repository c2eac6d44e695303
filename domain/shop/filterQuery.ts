import { searchKey } from './searchKey.ts';
import { REDEEMABLE } from './shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

export interface Query {
  getAll(name: string): readonly string[];
}

/** Campaign links use `shopIds` and `keywords`; renaming these breaks them. */
const PARAMETERS = {
  name: 'name',
  categories: 'categories',
  valueLevels: 'values',
  redeemable: 'redeemable',
  keywords: 'keywords',
  shopIds: 'shopIds',
} as const satisfies Record<keyof ShopFilter, string>;

const LONGEST_NAME = 200;
const MOST_ITEMS = 50;

/** Never fails: drops invalid items, keeps at most 50 items per group and 200 characters of the name. */
export function parseFilter(query: Query): ShopFilter {
  const items = (group: keyof typeof PARAMETERS): string[] => {
    const all = query.getAll(PARAMETERS[group]).flatMap((value) => value.split(','));
    return [...new Set(all.map((item) => item.trim()).filter((item) => item !== ''))].slice(0, MOST_ITEMS);
  };
  const numbers = (group: keyof typeof PARAMETERS): number[] =>
    items(group)
      .filter((item) => /^\d{1,9}$/.test(item))
      .map(Number);
  return {
    name: nameInAddress(query.getAll(PARAMETERS.name)[0] ?? ''),
    categories: [...new Set(numbers('categories'))],
    valueLevels: [...new Set(numbers('valueLevels'))].filter(
      (value) => value > 0 && value <= VALUE_LEVEL_CAP_IN_CENT,
    ),
    redeemable: REDEEMABLE.filter((place) => items('redeemable').includes(place)),
    keywords: items('keywords'),
    shopIds: items('shopIds'),
  };
}

/** Cutting can split a surrogate pair, so lone halves are removed. */
function nameInAddress(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/\p{Surrogate}/gu, '');
}

/** Unescaped name-value pairs in canonical form: equivalent filters have the same query. */
export function formatFilter(chosen: ShopFilter): readonly (readonly [string, string])[] {
  const redeemable = REDEEMABLE.filter((place) => chosen.redeemable.includes(place));
  const filter = { ...chosen, redeemable, name: nameInAddress(chosen.name) };
  const lists = (['categories', 'valueLevels', 'redeemable', 'keywords', 'shopIds'] as const)
    .filter((group) => filter[group].length > 0)
    .map((group) => [PARAMETERS[group], filter[group].join(',')] as const);
  return searchKey(filter.name) === '' ? lists : [[PARAMETERS.name, filter.name] as const, ...lists];
}

export const FILTER_PARAMETERS: readonly string[] = Object.values(PARAMETERS);
