import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { RememberShops } from '#application/shop/rememberShops.ts';
import type { ResolvePath } from '#application/site/resolvePath.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

/** Services record of the shops area: what the wall and a shop's own page need beside what several areas share. */
export interface ShopsServices {
  readonly browseShopPages: BrowseShopPages;
  readonly findOnWall: FindOnWall;
  readonly loadCategories: LoadCategories;
  /** What this device remembers, as views watch it; null where the person has not allowed it. */
  readonly kept: StoredValues<'rememberedShops'>;
  readonly rememberShops: RememberShops;
  readonly resolvePath: ResolvePath;
}

export const SHOPS = areaKey<ShopsServices>('shops');
