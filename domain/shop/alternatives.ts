import type { ShopCategory } from './category.ts';
import { kinOf } from './kin.ts';
import type { NothingFound } from './nothingFound.ts';
import type { Shop } from './shop.ts';
import { NO_FILTER, type ShopFilter, withoutGroup } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';
import { partByBalance } from './wall.ts';

/** What else is known when shops are offered in place of none. */
interface Around {
  /** Why nothing was found. */
  readonly obstacle: NothingFound['obstacle'];
  readonly categories: readonly ShopCategory[];
  /** Shops that this balance pays come first, in minor units; null if none is compared. */
  readonly balanceInCent: number | null;
  readonly most: number;
}

/**
 * Returns shops to offer for a filter that finds nothing; none only if the wall has none. They pass all of the filter
 * but its obstacle. If the name is what nobody answers to, they are of the kind that it sounds like, among those that
 * pass the rest; failing that, whatever passes the rest, and at last the wall as it begins without a filter.
 */
export function alternatives(
  finder: ShopFinder,
  filter: ShopFilter,
  { obstacle, categories, balanceInCent, most }: Around,
): readonly Shop[] {
  const { fitting, dearer } = partByBalance(found(), balanceInCent);
  return [...fitting, ...dearer].slice(0, most);

  function found(): readonly Shop[] {
    if (obstacle && obstacle.group !== 'name') return finder.find(withoutGroup(filter, obstacle.group));
    const rest = finder.find(obstacle ? withoutGroup(filter, 'name') : NO_FILTER);
    const kin = kinOf(filter.name, rest, categories);
    return kin.length > 0 ? kin : rest;
  }
}
