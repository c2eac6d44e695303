import type { ShopCategory } from './category.ts';
import { findShops } from './findShops.ts';
import { kinOf } from './kin.ts';
import type { NothingFoundReason } from './nothingFound.ts';
import type { Shop } from './shop.ts';
import { NO_FILTER, type ShopFilter, withoutGroup } from './shopFilter.ts';
import type { SearchableWall } from './searchableWall.ts';
import { inOrder, partByBalance } from './wall.ts';

interface WallContext {
  readonly obstacle: NothingFoundReason['obstacle'];
  readonly categories: readonly ShopCategory[];
  readonly balanceInCent: number | null;
  readonly most: number;
}

/** Empty only if the wall is. Drops the obstacle; if that is the name, prefers shops of a kind that resembles it. */
export function alternatives(
  wall: SearchableWall,
  filter: ShopFilter,
  { obstacle, categories, balanceInCent, most }: WallContext,
): readonly Shop[] {
  return inOrder(partByBalance(found(), balanceInCent)).slice(0, most);

  function found(): readonly Shop[] {
    if (obstacle && obstacle.group !== 'name') return findShops(wall, withoutGroup(filter, obstacle.group));
    const rest = findShops(wall, obstacle ? withoutGroup(filter, 'name') : NO_FILTER);
    const kin = kinOf(filter.name, rest, categories);
    return kin.length > 0 ? kin : rest;
  }
}
