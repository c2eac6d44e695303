import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { RedemptionKind } from '#application/redemption/redemptionKind.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { FindOnWall } from '#application/shop/findOnWall.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { FindVariation } from '#application/site/findVariation.ts';
import { ListVariations } from '#application/site/listVariations.ts';
import { ResolvePath } from '#application/site/resolvePath.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { DraftStore } from '#ui/session/DraftStore.ts';
import type { Journey } from '#ui/session/services.ts';
import type { TabWatch } from '#ui/session/TabWatch.ts';
import type { Desks } from './desks.ts';
import type { Device } from './device.ts';
import { anIdempotencyKey } from './redemption.ts';

/** What `src/wiring/journey.ts` adds, over fakes. */
export function aJourney(desks: Desks, device: Device, tab: TabWatch): Journey {
  const { clock, drafts, keep, receipts, redemptionBook, spend } = device;
  const finishRedemption = new FinishRedemption(redemptionBook, drafts, receipts, spend, keep);
  const turns = new WallTurns();
  const loadCategories = new LoadCategories(desks.shop);
  const browseShops = new BrowseShops(desks.shop, turns);
  const kept = {
    drafts,
    keptPartner: device.partner,
    receipts,
    redemptionRun: new OrderRun(
      new RedemptionKind(desks.redemption, finishRedemption),
      redemptionBook,
      clock,
    ),
  };
  return {
    ...kept,
    kept: new DraftStore(kept, tab),
    browseShopPages: new BrowseShopPages(desks.shop, turns),
    browseShops,
    findOnWall: new FindOnWall(desks.shop, turns, browseShops),
    loadCategories,
    newKey: () => anIdempotencyKey,
    openRedeemLink: new OpenRedeemLink(desks.link),
    openShop: new OpenShop(desks.shop),
    quoteRedemption: new QuoteRedemption(desks.redemption, clock),
    refreshToken: new RefreshToken(desks.token, device.voucher, clock),
    resolvePath: new ResolvePath(
      new ListVariations(desks.variation),
      new FindVariation(desks.variation),
      loadCategories,
    ),
    revealCode: new RevealCode(desks.link),
    spendVoucher: spend,
  };
}
