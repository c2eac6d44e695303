import { ContainerModule } from 'inversify';
import type { VariationApi } from '#application/ports/variationApi.ts';
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
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { SHOPS_KEPT } from '#infrastructure/kept/shopsKept.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const SHOPS_TOKENS = {
  kept: token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof SHOPS_KEPT>>('KeptOfShops'),
  variationApi: token<VariationApi>('VariationApi'),
} as const;

/** The shop wall, shop pages, and the paths of categories and variations. */
export const shops = areaOf(SHOPS, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(SHOPS_TOKENS.variationApi, HttpVariationApi, TOKENS.api);
    bind(SHOPS_TOKENS.kept).toResolvedValue((kept) => kept.with(SHOPS_KEPT), [TOKENS.kept]);
    bindClass(RememberShops, SHOPS_TOKENS.kept);
    bindClass(BrowseShopPages, SHARED.shopApi, WallTurns);
    bindClass(FindOnWall, SHARED.shopApi, WallTurns, BrowseShops);
    bindClass(FindVariation, SHOPS_TOKENS.variationApi);
    bindClass(ListVariations, SHOPS_TOKENS.variationApi);
    bindClass(ResolvePath, ListVariations, FindVariation, LoadCategories);
  }),
  record: (container) => ({
    browseShopPages: container.get(BrowseShopPages),
    findOnWall: container.get(FindOnWall),
    kept: storedValues(container, SHOPS_TOKENS.kept),
    loadCategories: container.get(LoadCategories),
    rememberShops: container.get(RememberShops),
    resolvePath: container.get(ResolvePath),
  }),
});
