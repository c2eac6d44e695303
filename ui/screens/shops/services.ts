import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { ResolvePath } from '#application/site/resolvePath.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the shops area: what the wall and a shop's own page need beside what several areas share. */
export interface ShopsServices {
  readonly browseShopPages: BrowseShopPages;
  readonly findOnWall: FindOnWall;
  readonly loadCategories: LoadCategories;
  readonly resolvePath: ResolvePath;
}

export const SHOPS = areaKey<ShopsServices>('shops');
