import { searchKey } from './searchKey.ts';
import { REDEEMABLE } from './shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

/** The query of an address; a `URLSearchParams` is one. */
export interface Query {
  getAll(name: string): readonly string[];
}

/** Names in the address. Campaign links use `shopIds` and `keywords`, so these are a promise to others. */
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

/**
 * Reads a filter from an address. What cannot be an item is left out; nothing in an address is an error. At most 50
 * items in a group, and 200 characters of the name.
 */
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

/** Cuts a name to 200 characters, and drops halves of characters that take two UTF-16 units. */
function nameInAddress(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/\p{Surrogate}/gu, '');
}

/**
 * Returns the query of a filter as pairs of name and value, not yet escaped, without groups that narrow nothing.
 * Filters that narrow alike have the same query, so reading and writing it again changes nothing.
 */
export function formatFilter(wish: ShopFilter): readonly (readonly [string, string])[] {
  const redeemable = REDEEMABLE.filter((place) => wish.redeemable.includes(place));
  const filter = { ...wish, redeemable, name: nameInAddress(wish.name) };
  const lists = (['categories', 'valueLevels', 'redeemable', 'keywords', 'shopIds'] as const)
    .filter((group) => filter[group].length > 0)
    .map((group) => [PARAMETERS[group], filter[group].join(',')] as const);
  return searchKey(filter.name) === '' ? lists : [[PARAMETERS.name, filter.name] as const, ...lists];
}

/** The parameters that belong to a filter; all others in an address stay as they are. */
export const FILTER_PARAMETERS: readonly string[] = Object.values(PARAMETERS);
