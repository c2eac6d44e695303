import { type Container, ContainerModule } from 'inversify';
import { ChangeBasket } from '#application/redemption/changeBasket.ts';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { HelpContext } from '#application/help/helpContext.ts';
import { KeepTyped } from '#application/kept/keepTyped.ts';
import { KeepStartingPoint } from '#application/kept/keepStartingPoint.ts';
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
import { loadRefusals } from '#infrastructure/api/call.ts';
import { HttpParameterApi } from '#infrastructure/api/parameterApi.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { HttpTokenApi } from '#infrastructure/api/tokenApi.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { MissedOrderLook } from '#infrastructure/kept/missedOrderLook.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/pendingRedemption.ts';
import { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { TabCopies } from '#infrastructure/kept/tabCopies.ts';
import { BrowserTurns } from '#infrastructure/tabs/browserTurns.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import type { Shared } from '#ui/session/shared.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import type { Area } from './area.ts';
import { SHARED } from './sharedTokens.ts';
import { storedValues } from './storedValues.ts';

export { AREA_TEXTS } from './areaTexts.ts';
export { partnerTexts } from './partnerTexts.ts';
export { REGIONAL_TEXTS } from './regionalTexts.ts';

/** Prefetches what nothing waits for. Call it once, after the bindings are loaded. */
export function prefetchShared(container: Container): void {
  void loadRefusals().catch(() => undefined); // the first refused call retries
  void container.get(LookForQueue).execute();
}

/** What several areas use. It loads with the first area, the wall below the code field. */
export const shared: Area<Shared> = {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bind(SHARED.kept).toResolvedValue((kept) => kept.with(SHARED_KEPT), [TOKENS.kept]);
    bindClass(AskForCode, SHARED.kept, TOKENS.clock);
    bindClass(BeginTopUp, SHARED.kept);
    bindClass(CarryFlashes, SHARED.kept);
    bindClass(ChangeBasket, SHARED.kept);
    bindClass(ChooseValue, SHARED.kept);
    bindClass(HelpContext, SHARED.kept, TOKENS.clock);
    bindClass(KeepStartingPoint, SHARED.kept);
    bindClass(KeepTyped, TOKENS.kept);
    bindClass(LastReceipt, SHARED.kept);
    bindClass(TellMoney, TOKENS.kept, TOKENS.clock);
    bindAs(SHARED.missedOrders, MissedOrderLook, TOKENS.tabStorage);
    bind(SHARED.newKey).toConstantValue(newIdempotencyKey);
    bindAs(SHARED.shopApi, HttpShopApi, TOKENS.api);
    bindAs(SHARED.redemptionApi, HttpRedemptionApi, TOKENS.api);
    bind(SHARED.redemptionStore).toResolvedValue(
      (storage) => new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), REDEMPTION_FORM),
      [TOKENS.tabStorage],
    );
    bind(SHARED.tokenApi).toResolvedValue((api) => new HttpTokenApi(api, decodeVoucherToken), [TOKENS.api]);
    bindClass(ForgetRest, TOKENS.kept, LastReceipt);
    bindClass(RefreshToken, SHARED.tokenApi, TabSession, TOKENS.clock, ForgetRest);
    bindAs(SHARED.parameterApi, HttpParameterApi, TOKENS.api);
    bindClass(LookForQueue, SHARED.parameterApi, TOKENS.log);
    bind(UndoRemoval).toResolvedValue(
      (tab, kept, session, tabs) => new UndoRemoval(new TabCopies(tab), kept, session, tabs),
      [TOKENS.tabStorage, TOKENS.kept, TabSession, TOKENS.otherTabs],
    );
    bindClass(WallTurns);
    bindClass(BrowseShops, SHARED.shopApi, WallTurns);
    bindClass(LoadCategories, SHARED.shopApi);
    bindAs(SHARED.saveCalendar, CalendarDownload);
    bindClass(SaveReminder, SHARED.saveCalendar, TOKENS.clock);
    bindClass(OpenShop, SHARED.shopApi);
    bindClass(SpendVoucher, TabSession, TOKENS.kept, TOKENS.otherTabs);
    bindClass(KeepForRest, TOKENS.kept);
    bindClass(FinishRedemption, SHARED.kept, LastReceipt, SpendVoucher, KeepForRest);
    bindAs(SHARED.paymentGateway, HttpPaymentGateway, TOKENS.api);
    bind(SHARED.donationLookup).toResolvedValue(
      (api) => async () => {
        const { HttpDonationApi } = await import('#infrastructure/api/donationApi.ts');
        return new HttpDonationApi(api);
      },
      [TOKENS.api],
    );
    bindClass(FindOtherOrder, SHARED.redemptionApi, SHARED.donationLookup, SHARED.paymentGateway);
    bindAs(SHARED.tabTurns, BrowserTurns, TOKENS.kept);
    bindClass(OpenPresses, TOKENS.kept, TOKENS.clock);
    bindClass(LookElsewhere, PressTurns, VoucherStore);
    bindClass(PressTurns, OpenPresses, SHARED.tabTurns, FindOtherOrder, TOKENS.kept, TellMoney, TOKENS.clock);
    bindClass(KnownPayments, SHARED.paymentGateway, SHARED.kept);
    bindClass(DirectRedemption, SHARED.redemptionApi, FinishRedemption);
    bindClass(PaidRedemption, SHARED.redemptionApi);
    bind(SHARED.redemptionRun).toResolvedValue(
      (direct, paid, payments, finish, pendingStore, turns, clock) => {
        const kind = redemptionKind(direct, new GatewayOrder(paid, payments, finish));
        return new OrderRun(kind, pendingStore, turns, clock);
      },
      [
        DirectRedemption,
        PaidRedemption,
        KnownPayments,
        FinishRedemption,
        SHARED.redemptionStore,
        PressTurns,
        TOKENS.clock,
      ],
    );
  }),
  record: (container, { language, site }) => {
    const tab = container.get(TOKENS.tabWatch);
    const redemptionRun = container.get(SHARED.redemptionRun);
    const receipt = container.get(LastReceipt);
    return {
      askForCode: container.get(AskForCode),
      beginTopUp: container.get(BeginTopUp),
      browseShops: container.get(BrowseShops),
      carryFlashes: container.get(CarryFlashes),
      changeBasket: container.get(ChangeBasket),
      chooseValue: container.get(ChooseValue),
      helpContext: container.get(HelpContext),
      keepStartingPoint: container.get(KeepStartingPoint),
      keepTyped: container.get(KeepTyped),
      kept: storedValues(container, SHARED.kept),
      lookElsewhere: container.get(LookElsewhere),
      missedOrders: container.get(SHARED.missedOrders),
      newKey: container.get(SHARED.newKey),
      stored: new StoredValue(tab, () => redemptionRun.stored),
      openShop: container.get(OpenShop),
      privacy: new Privacy(
        container.get(TOKENS.loadPrivacyTools),
        allowsThirdParties(site.own) ? site.own : null,
        () => language.language,
        container.get(TOKENS.log),
      ),
      receipt: new StoredValue(tab, () => receipt.read()),
      redemptionRun,
      saveReminder: container.get(SaveReminder),
      undoRemoval: container.get(UndoRemoval),
    };
  },
};
