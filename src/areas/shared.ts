import { type Container, ContainerModule } from 'inversify';
import { ChangeBasket } from '#application/redemption/changeBasket.ts';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { CarryFlashes } from '#application/kept/carryFlashes.ts';
import { HelpHint } from '#application/help/helpHint.ts';
import { KeepTyped } from '#application/kept/keepTyped.ts';
import { KeepStartingPoint } from '#application/kept/keepStartingPoint.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { AskForCode } from '#application/redemption/askForCode.ts';
import { ChooseValue } from '#application/redemption/chooseValue.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { PaidPart } from '#application/redemption/paidPart.ts';
import { RedemptionKind } from '#application/redemption/redemptionKind.ts';
import { LookForQueue } from '#application/site/lookForQueue.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { Privacy } from '#application/privacy/privacy.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { loadRefusals } from '#infrastructure/api/call.ts';
import { HttpPaidRedemptions } from '#infrastructure/api/paidRedemptions.ts';
import { HttpParameterDesk } from '#infrastructure/api/parameterDesk.ts';
import { HttpPaymentDesk } from '#infrastructure/api/paymentDesk.ts';
import { HttpRedemptionDesk } from '#infrastructure/api/redemptionDesk.ts';
import { HttpShopDesk } from '#infrastructure/api/shopDesk.ts';
import { HttpTokenDesk } from '#infrastructure/api/tokenDesk.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/redemptionNotes.ts';
import { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import type { Shared } from '#ui/session/shared.ts';
import { Watched } from '#ui/session/Watched.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { TOKENS } from '../wiring/tokens.ts';
import type { Area } from './area.ts';
import { SHARED } from './sharedTokens.ts';
import { watched } from './watched.ts';

export { partnerTexts } from './partnerTexts.ts';
export { REGIONAL_TEXTS } from './regionalTexts.ts';

/** By the device's clock: in a new document no answer has told another one yet. */
const deviceNow = () => Date.now();

/** Asks for what nobody waits for: to be called once, after the bindings were loaded. */
export function askAhead(container: Container): void {
  void loadRefusals().catch(() => undefined); // fetched again by the first call that is refused
  void container.get(LookForQueue).execute();
}

/** What several areas use. It is loaded with the first of them, which is the wall below the code field. */
export const shared: Omit<Area<Shared>, 'texts'> = {
  bindings: new ContainerModule(({ bind }) => {
    bind(SHARED.kept).toResolvedValue((kept) => kept.with(SHARED_KEPT), [TOKENS.kept]);
    bind(AskForCode).toResolvedValue((kept) => new AskForCode(kept, deviceNow), [SHARED.kept]);
    bind(BeginTopUp).toResolvedValue((kept) => new BeginTopUp(kept), [SHARED.kept]);
    bind(CarryFlashes).toResolvedValue((kept) => new CarryFlashes(kept), [SHARED.kept]);
    bind(ChangeBasket).toResolvedValue((kept) => new ChangeBasket(kept), [SHARED.kept]);
    bind(ChooseValue).toResolvedValue((kept) => new ChooseValue(kept), [SHARED.kept]);
    bind(HelpHint).toResolvedValue((kept) => new HelpHint(kept, deviceNow), [SHARED.kept]);
    bind(KeepStartingPoint).toResolvedValue((kept) => new KeepStartingPoint(kept), [SHARED.kept]);
    bind(KeepTyped).toResolvedValue((kept) => new KeepTyped(kept), [TOKENS.kept]);
    bind(LastReceipt).toResolvedValue((kept) => new LastReceipt(kept), [SHARED.kept]);
    bind(SHARED.newKey).toConstantValue(newIdempotencyKey);
    bind(SHARED.shopDesk).toResolvedValue((api) => new HttpShopDesk(api), [TOKENS.api]);
    bind(SHARED.redemptionDesk).toResolvedValue((api) => new HttpRedemptionDesk(api), [TOKENS.api]);
    bind(SHARED.redemptionBook).toResolvedValue(
      (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), REDEMPTION_FORM),
      [TOKENS.sessionShelf],
    );
    bind(SHARED.tokenDesk).toResolvedValue((api) => new HttpTokenDesk(api, decodeVoucherToken), [TOKENS.api]);
    bind(RefreshToken).toResolvedValue(
      (desk, store, clock) => new RefreshToken(desk, store, clock),
      [SHARED.tokenDesk, VoucherStore, TOKENS.clock],
    );
    bind(SHARED.parameterDesk).toResolvedValue((api) => new HttpParameterDesk(api), [TOKENS.api]);
    bind(LookForQueue).toResolvedValue(
      (desk, log) => new LookForQueue(desk, log),
      [SHARED.parameterDesk, TOKENS.log],
    );
    bind(WallTurns).toResolvedValue(() => new WallTurns(), []);
    bind(BrowseShops).toResolvedValue(
      (desk, turns) => new BrowseShops(desk, turns),
      [SHARED.shopDesk, WallTurns],
    );
    bind(SHARED.saveCalendar).toResolvedValue(() => new CalendarDownload(), []);
    bind(SaveReminder).toResolvedValue(
      (files, clock) => new SaveReminder(files, clock),
      [SHARED.saveCalendar, TOKENS.clock],
    );
    bind(OpenShop).toResolvedValue((desk) => new OpenShop(desk), [SHARED.shopDesk]);
    bind(SpendVoucher).toResolvedValue(
      (store, kept, tabs) => new SpendVoucher(store, kept, tabs),
      [VoucherStore, TOKENS.kept, TOKENS.otherTabs],
    );
    bind(KeepForRest).toResolvedValue(
      (kept, clock) => new KeepForRest(kept, clock),
      [TOKENS.kept, TOKENS.clock],
    );
    bind(FinishRedemption).toResolvedValue(
      (book, kept, receipt, spend, keep) => new FinishRedemption(book, kept, receipt, spend, keep),
      [SHARED.redemptionBook, SHARED.kept, LastReceipt, SpendVoucher, KeepForRest],
    );
    bind(SHARED.paymentDesk).toResolvedValue((api) => new HttpPaymentDesk(api), [TOKENS.api]);
    bind(KnownPayments).toResolvedValue(
      (desk, kept) => new KnownPayments(desk, kept),
      [SHARED.paymentDesk, SHARED.kept],
    );
    bind(SHARED.paidRedemptions).toResolvedValue((api) => new HttpPaidRedemptions(api), [TOKENS.api]);
    bind(PaidPart).toResolvedValue(
      (till, payments, desk) => new PaidPart(till, payments, desk),
      [SHARED.paidRedemptions, KnownPayments, SHARED.redemptionDesk],
    );
    bind(SHARED.redemptionRun).toResolvedValue(
      (desk, paid, finish, book, clock) => new OrderRun(new RedemptionKind(desk, paid, finish), book, clock),
      [SHARED.redemptionDesk, PaidPart, FinishRedemption, SHARED.redemptionBook, TOKENS.clock],
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
      helpHint: container.get(HelpHint),
      keepStartingPoint: container.get(KeepStartingPoint),
      keepTyped: container.get(KeepTyped),
      kept: watched(container, SHARED.kept),
      newKey: container.get(SHARED.newKey),
      noted: new Watched(tab, () => redemptionRun.noted),
      openShop: container.get(OpenShop),
      privacy: new Privacy(
        container.get(TOKENS.loadPrivacyTools),
        allowsThirdParties(site.own) ? site.own : null,
        () => language.language,
      ),
      receipt: new Watched(tab, () => receipt.read()),
      redemptionRun,
      saveReminder: container.get(SaveReminder),
    };
  },
};
