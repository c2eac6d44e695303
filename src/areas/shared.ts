import type { Container } from 'inversify';
import { changeBasket } from '#application/redemption/changeBasket.ts';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { HelpContext } from '#application/help/helpContext.ts';
import { FindOtherOrder } from '#application/tabs/findOtherOrder.ts';
import { LookElsewhere } from '#application/tabs/lookElsewhere.ts';
import { OpenPresses } from '#application/tabs/openPresses.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { AskForCode } from '#application/redemption/askForCode.ts';
import { ChooseValue } from '#application/redemption/chooseValue.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { DirectRedemption } from '#application/redemption/directRedemption.ts';
import { PaidRedemption } from '#application/redemption/paidRedemption.ts';
import { redemptionKind } from '#application/redemption/redemptionKind.ts';
import { LookForQueue } from '#application/site/lookForQueue.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { Privacy } from '#application/privacy/privacy.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { ForgetRest } from '#application/voucher/forgetRest.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TellMoney } from '#application/tabs/tellMoney.ts';
import { UndoRemoval } from '#application/voucher/undoRemoval.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import { loadRefusals } from '#infrastructure/api/call.ts';
import { HttpParameterApi } from '#infrastructure/api/parameterApi.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { HttpTokenApi } from '#infrastructure/api/tokenApi.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { readDrawing } from '#infrastructure/page/readDrawing.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { MissedOrderLook } from '#infrastructure/kept/missedOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/pendingRedemption.ts';
import { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { TabCopies } from '#infrastructure/kept/tabCopies.ts';
import { BrowserTurns } from '#infrastructure/tabs/browserTurns.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import type { KeepTyped, Shared } from '#ui/session/shared.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { TOKENS } from '../wiring/tokens.ts';
import type { Area } from './area.ts';
import { SHARED } from './sharedTokens.ts';
import { storedValues } from './storedValues.ts';

export { AREA_TEXTS } from './areaTexts.ts';
export { partnerTexts } from './partnerTexts.ts';
export { REGIONAL_TEXTS } from './regionalTexts.ts';
export { wired } from '../wiring/wire.ts';

/** Prefetches what nothing waits for. Call it once, after the bindings are loaded. */
export function prefetchShared(container: Container): void {
  void loadRefusals().catch(() => undefined); // the first refused call retries
  void container.get(LookForQueue).execute();
}

/** What several areas use. It loads with the first area, the wall below the code field. */
export const shared: Area<Shared> = (wire, { language, site }) => {
  const { bind, bindTo, make } = wire;
  const kept = bindTo(SHARED.kept, (of) => of.with(SHARED_KEPT), TOKENS.kept);
  const shopApi = bindTo(SHARED.shopApi, (api) => new HttpShopApi(api), TOKENS.api);
  const redemptionApi = bindTo(SHARED.redemptionApi, (api) => new HttpRedemptionApi(api), TOKENS.api);
  const gateway = bind(HttpPaymentGateway, TOKENS.api);
  const receipts = bind(LastReceipt, kept);
  const wallTurns = bind(WallTurns);
  bind(LoadCategories, shopApi);
  bind(LookForQueue, bind(HttpParameterApi, TOKENS.api), TOKENS.log);
  bind(
    RefreshToken,
    bindTo(HttpTokenApi, (api) => new HttpTokenApi(api, decodeVoucherToken), TOKENS.api),
    TabSession,
    TOKENS.clock,
    bind(ForgetRest, TOKENS.kept, receipts),
  );
  const finish = bind(
    FinishRedemption,
    kept,
    receipts,
    bind(SpendVoucher, TabSession, TOKENS.kept, TOKENS.otherTabs),
    bind(KeepForRest, TOKENS.kept),
  );
  const donations = bindTo(
    SHARED.donationLookup,
    (api) => async () => {
      const { HttpDonationApi } = await import('#infrastructure/api/donationApi.ts');
      return new HttpDonationApi(api);
    },
    TOKENS.api,
  );
  const turns = bind(
    PressTurns,
    bind(OpenPresses, TOKENS.kept, TOKENS.clock),
    bind(BrowserTurns, TOKENS.kept),
    bind(FindOtherOrder, redemptionApi, donations, gateway),
    TOKENS.kept,
    bind(TellMoney, TOKENS.kept, TOKENS.clock),
    TOKENS.clock,
  );
  const redemptionRun = make(
    (direct, paid, payments, finishing, storage, press, clock) => {
      const kind = redemptionKind(direct, new GatewayOrder(paid, payments, finishing));
      return new OrderRun(kind, new BrowserPendingOrderStore(storage, REDEMPTION_FORM), press, clock);
    },
    bind(DirectRedemption, redemptionApi, finish),
    bind(PaidRedemption, redemptionApi),
    bind(KnownPayments, gateway, kept),
    finish,
    TOKENS.tabStorage,
    turns,
    TOKENS.clock,
  );
  return {
    askForCode: bind(AskForCode, kept, TOKENS.clock),
    beginTopUp: bind(BeginTopUp, kept),
    browseShops: bind(BrowseShops, shopApi, wallTurns),
    carryFlashes: bind(CarryFlashes, kept),
    changeBasket: make((of) => (basket: Basket) => changeBasket(of, basket), kept),
    chooseValue: bind(ChooseValue, kept),
    helpContext: bind(HelpContext, kept, TOKENS.clock),
    keepStartingPoint: make((of) => (began: StartingPoint) => of.write('startingPoint', began), kept),
    keepTyped: make(
      (of): KeepTyped =>
        (key, typed) =>
          of.write(key, typed),
      kept,
    ),
    kept: storedValues(wire, kept),
    lookElsewhere: bind(LookElsewhere, turns, VoucherStore),
    missedOrders: bind(MissedOrderLook, TOKENS.tabStorage),
    newKey: bindTo(SHARED.newKey, () => newIdempotencyKey),
    stored: make((tab, run) => new StoredValue(tab, () => run.stored), TOKENS.tabWatch, redemptionRun),
    openShop: bind(OpenShop, shopApi),
    privacy: make(
      (load, log) =>
        new Privacy(load, allowsThirdParties(site.own) ? site.own : null, () => language.language, log),
      TOKENS.loadPrivacyTools,
      TOKENS.log,
    ),
    readDrawing: make(() => readDrawing),
    receipt: make((tab, receipt) => new StoredValue(tab, () => receipt.read()), TOKENS.tabWatch, receipts),
    redemptionRun,
    saveReminder: bind(SaveReminder, bind(CalendarDownload), TOKENS.clock),
    undoRemoval: make(
      (tab, first, session, tabs) => new UndoRemoval(new TabCopies(tab), first, session, tabs),
      TOKENS.tabStorage,
      TOKENS.kept,
      TabSession,
      TOKENS.otherTabs,
    ),
  };
};
