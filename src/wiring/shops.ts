import { ContainerModule } from 'inversify';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { HttpShopDesk } from '#infrastructure/api/shopDesk.ts';
import { TOKENS } from './tokens.ts';

/** The wall and a shop's own page. */
export const shopsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.shopDesk).toResolvedValue((api) => new HttpShopDesk(api), [TOKENS.api]);
  bind(TOKENS.browseShops).toResolvedValue((desk) => new BrowseShops(desk), [TOKENS.shopDesk]);
  bind(TOKENS.openShop).toResolvedValue((desk) => new OpenShop(desk), [TOKENS.shopDesk]);
});
