import { type Container, ContainerModule } from 'inversify';
import { SaveReminder } from '#application/calendar/saveReminder.ts';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
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
import { loadRefusals } from '#infrastructure/api/call.ts';
import { HttpPaidRedemptions } from '#infrastructure/api/paidRedemptions.ts';
import { HttpParameterDesk } from '#infrastructure/api/parameterDesk.ts';
import { HttpPaymentDesk } from '#infrastructure/api/paymentDesk.ts';
import { HttpRedemptionDesk } from '#infrastructure/api/redemptionDesk.ts';
import { HttpShopDesk } from '#infrastructure/api/shopDesk.ts';
import { HttpTokenDesk } from '#infrastructure/api/tokenDesk.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { ChargeShelf } from '#infrastructure/kept/chargeShelf.ts';
import { DraftShelf } from '#infrastructure/kept/draftShelf.ts';
import { FlashShelf } from '#infrastructure/kept/flashShelf.ts';
import { HintShelf } from '#infrastructure/kept/hintShelf.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { PartnerShelf } from '#infrastructure/kept/partnerShelf.ts';
import { ReceiptShelf } from '#infrastructure/kept/receiptShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/redemptionNotes.ts';
import { PaymentShelf } from '#infrastructure/kept/paymentShelf.ts';
import { RevealWishShelf } from '#infrastructure/kept/revealWishShelf.ts';
import { VoucherOrderShelf } from '#infrastructure/kept/voucherOrderShelf.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { DraftStore } from '#ui/session/DraftStore.ts';
import { HelpHint } from '#ui/session/HelpHint.ts';
import type { Shared } from '#ui/session/shared.ts';
import { allowsThirdParties } from './allowsThirdParties.ts';
import { TOKENS } from '../wiring/tokens.ts';
import type { Area } from './area.ts';
import { SHARED } from './sharedTokens.ts';

export { partnerTexts } from './partnerTexts.ts';
export { REGIONAL_TEXTS } from './regionalTexts.ts';

/** Asks for what nobody waits for: to be called once, after the bindings were loaded. */
export function askAhead(container: Container): void {
  void loadRefusals().catch(() => undefined); // fetched again by the first call that is refused
  void container.get(LookForQueue).execute();
}

/** What several areas use. It is loaded with the first of them, which is the wall below the code field. */
export const shared: Omit<Area<Shared>, 'texts'> = {
  bindings: new ContainerModule(({ bind }) => {
    bind(SHARED.charges).toResolvedValue((shelf) => new ChargeShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.voucherOrders).toResolvedValue(
      (shelf) => new VoucherOrderShelf(shelf),
      [TOKENS.sessionShelf],
    );
    bind(BeginTopUp).toResolvedValue((charges) => new BeginTopUp(charges), [SHARED.charges]);
    bind(SHARED.drafts).toResolvedValue((shelf) => new DraftShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.receipts).toResolvedValue((shelf) => new ReceiptShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.keptFlashes).toResolvedValue((shelf) => new FlashShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.revealWish).toResolvedValue((shelf) => new RevealWishShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.keptPartner).toResolvedValue((shelf) => new PartnerShelf(shelf), [TOKENS.sessionShelf]);
    bind(SHARED.helpHint).toResolvedValue(
      (shelf) => new HelpHint(new HintShelf(shelf)),
      [TOKENS.sessionShelf],
    );
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
      [SHARED.tokenDesk, TOKENS.voucherStore, TOKENS.clock],
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
      (store, memory, tabs) => new SpendVoucher(store, memory, tabs),
      [TOKENS.voucherStore, TOKENS.tabMemory, TOKENS.otherTabs],
    );
    bind(KeepForRest).toResolvedValue(
      (belongings, memory, clock) => new KeepForRest(belongings, memory, clock),
      [TOKENS.belongings, TOKENS.tabMemory, TOKENS.clock],
    );
    bind(FinishRedemption).toResolvedValue(
      (book, drafts, receipts, spend, keep) => new FinishRedemption(book, drafts, receipts, spend, keep),
      [SHARED.redemptionBook, SHARED.drafts, SHARED.receipts, SpendVoucher, KeepForRest],
    );
    bind(SHARED.paymentDesk).toResolvedValue((api) => new HttpPaymentDesk(api), [TOKENS.api]);
    bind(SHARED.paymentMemory).toResolvedValue((shelf) => new PaymentShelf(shelf), [TOKENS.sessionShelf]);
    bind(KnownPayments).toResolvedValue(
      (desk, memory) => new KnownPayments(desk, memory),
      [SHARED.paymentDesk, SHARED.paymentMemory],
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
    bind(SHARED.kept).toResolvedValue(
      (belongings, drafts, keptPartner, receipts, redemptionRun, tab) =>
        new DraftStore({ belongings, drafts, keptPartner, receipts, redemptionRun }, tab),
      [
        TOKENS.belongings,
        SHARED.drafts,
        SHARED.keptPartner,
        SHARED.receipts,
        SHARED.redemptionRun,
        TOKENS.tabWatch,
      ],
    );
  }),
  record: (container, { language, site }) => ({
    beginTopUp: container.get(BeginTopUp),
    browseShops: container.get(BrowseShops),
    drafts: container.get(SHARED.drafts),
    helpHint: container.get(SHARED.helpHint),
    kept: container.get(SHARED.kept),
    keptFlashes: container.get(SHARED.keptFlashes),
    keptPartner: container.get(SHARED.keptPartner),
    newKey: container.get(SHARED.newKey),
    openShop: container.get(OpenShop),
    privacy: new Privacy(
      container.get(TOKENS.loadPrivacyTools),
      allowsThirdParties(site.own) ? site.own : null,
      () => language.language,
    ),
    receipts: container.get(SHARED.receipts),
    redemptionRun: container.get(SHARED.redemptionRun),
    revealWish: container.get(SHARED.revealWish),
    saveReminder: container.get(SaveReminder),
  }),
};
