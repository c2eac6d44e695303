import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { RememberShops } from '#application/shop/rememberShops.ts';
import type { ResolvePath } from '#application/site/resolvePath.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface ShopsServices {
  readonly browseShopPages: BrowseShopPages;
  readonly findOnWall: FindOnWall;
  readonly loadCategories: LoadCategories;
  /** Observable; null without the user's permission. */
  readonly kept: StoredValues<'rememberedShops'>;
  readonly rememberShops: RememberShops;
  readonly resolvePath: ResolvePath;
}

export const SHOPS = areaKey<ShopsServices>('shops');
