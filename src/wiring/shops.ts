import { ContainerModule } from 'inversify';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { FindOnWall } from '#application/shop/findOnWall.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { FindVariation } from '#application/site/findVariation.ts';
import { ListVariations } from '#application/site/listVariations.ts';
import { ResolvePath } from '#application/site/resolvePath.ts';
import { HttpShopDesk } from '#infrastructure/api/shopDesk.ts';
import { HttpVariationDesk } from '#infrastructure/api/variationDesk.ts';
import { TOKENS } from './tokens.ts';

/** The wall, a shop's own page, and the paths that lead to a part of the wall or to a variation. */
export const shopsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.shopDesk).toResolvedValue((api) => new HttpShopDesk(api), [TOKENS.api]);
  bind(TOKENS.variationDesk).toResolvedValue((api) => new HttpVariationDesk(api), [TOKENS.api]);
  bind(TOKENS.wallTurns).toResolvedValue(() => new WallTurns(), []);
  bind(TOKENS.browseShops).toResolvedValue(
    (desk, turns) => new BrowseShops(desk, turns),
    [TOKENS.shopDesk, TOKENS.wallTurns],
  );
  bind(TOKENS.browseShopPages).toResolvedValue(
    (desk, turns) => new BrowseShopPages(desk, turns),
    [TOKENS.shopDesk, TOKENS.wallTurns],
  );
  bind(TOKENS.findOnWall).toResolvedValue(
    (desk, turns, browse) => new FindOnWall(desk, turns, browse),
    [TOKENS.shopDesk, TOKENS.wallTurns, TOKENS.browseShops],
  );
  bind(TOKENS.openShop).toResolvedValue((desk) => new OpenShop(desk), [TOKENS.shopDesk]);
  bind(TOKENS.loadCategories).toResolvedValue((desk) => new LoadCategories(desk), [TOKENS.shopDesk]);
  bind(TOKENS.findVariation).toResolvedValue((desk) => new FindVariation(desk), [TOKENS.variationDesk]);
  bind(TOKENS.listVariations).toResolvedValue((desk) => new ListVariations(desk), [TOKENS.variationDesk]);
  bind(TOKENS.resolvePath).toResolvedValue(
    (list, find, categories) => new ResolvePath(list, find, categories),
    [TOKENS.listVariations, TOKENS.findVariation, TOKENS.loadCategories],
  );
});
