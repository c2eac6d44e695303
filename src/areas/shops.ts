import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { FindOnWall } from '#application/shop/findOnWall.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { RememberShops } from '#application/shop/rememberShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { FindVariation } from '#application/site/findVariation.ts';
import { ListVariations } from '#application/site/listVariations.ts';
import { ResolvePath } from '#application/site/resolvePath.ts';
import { HttpVariationApi } from '#infrastructure/api/variationApi.ts';
import { SHOPS_KEPT } from '#infrastructure/kept/shopsKept.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

/** The shop wall, shop pages, and the paths of categories and variations. */
export const shops = areaOf(SHOPS, (wire) => {
  const { bind, make } = wire;
  const variations = bind(HttpVariationApi, TOKENS.api);
  const kept = make((of) => of.with(SHOPS_KEPT), TOKENS.kept);
  return {
    browseShopPages: bind(BrowseShopPages, SHARED.shopApi, WallTurns),
    findOnWall: bind(FindOnWall, SHARED.shopApi, WallTurns, BrowseShops),
    kept: storedValues(wire, kept),
    loadCategories: LoadCategories,
    rememberShops: bind(RememberShops, kept),
    resolvePath: bind(
      ResolvePath,
      bind(ListVariations, variations),
      bind(FindVariation, variations),
      LoadCategories,
    ),
  };
});
