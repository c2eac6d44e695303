import { ContainerModule } from 'inversify';
import { OrderRun } from '#application/orders/orderRun.ts';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { RedemptionKind } from '#application/redemption/redemptionKind.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { HttpRedeemLinkDesk } from '#infrastructure/api/redeemLinkDesk.ts';
import { HttpRedemptionDesk } from '#infrastructure/api/redemptionDesk.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { DraftShelf } from '#infrastructure/storage/draftShelf.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/storage/orderShelf.ts';
import { ReceiptShelf } from '#infrastructure/storage/receiptShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/storage/redemptionNotes.ts';
import { TOKENS } from './tokens.ts';

/** From a chosen value to the shop's code. */
export const redemptionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.drafts).toResolvedValue((shelf) => new DraftShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.receipts).toResolvedValue((shelf) => new ReceiptShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.newKey).toConstantValue(newIdempotencyKey);
  bind(TOKENS.redemptionDesk).toResolvedValue((api) => new HttpRedemptionDesk(api), [TOKENS.api]);
  bind(TOKENS.redeemLinkDesk).toResolvedValue((api) => new HttpRedeemLinkDesk(api), [TOKENS.api]);
  bind(TOKENS.quoteRedemption).toResolvedValue(
    (desk, clock) => new QuoteRedemption(desk, clock),
    [TOKENS.redemptionDesk, TOKENS.clock],
  );
  bind(TOKENS.spendVoucher).toResolvedValue(
    (store, memory, tabs) => new SpendVoucher(store, memory, tabs),
    [TOKENS.voucherStore, TOKENS.tabMemory, TOKENS.otherTabs],
  );
  bind(TOKENS.keepForRest).toResolvedValue(
    (belongings, memory, clock) => new KeepForRest(belongings, memory, clock),
    [TOKENS.belongings, TOKENS.tabMemory, TOKENS.clock],
  );
  bind(TOKENS.redemptionBook).toResolvedValue(
    (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), REDEMPTION_FORM),
    [TOKENS.sessionShelf],
  );
  bind(TOKENS.finishRedemption).toResolvedValue(
    (book, drafts, receipts, spend, keep) => new FinishRedemption(book, drafts, receipts, spend, keep),
    [TOKENS.redemptionBook, TOKENS.drafts, TOKENS.receipts, TOKENS.spendVoucher, TOKENS.keepForRest],
  );
  bind(TOKENS.redemptionRun).toResolvedValue(
    (desk, finish, book, clock) => new OrderRun(new RedemptionKind(desk, finish), book, clock),
    [TOKENS.redemptionDesk, TOKENS.finishRedemption, TOKENS.redemptionBook, TOKENS.clock],
  );
  bind(TOKENS.openRedeemLink).toResolvedValue((desk) => new OpenRedeemLink(desk), [TOKENS.redeemLinkDesk]);
  bind(TOKENS.revealCode).toResolvedValue((desk) => new RevealCode(desk), [TOKENS.redeemLinkDesk]);
});
