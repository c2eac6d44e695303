import { ContainerModule } from 'inversify';
import { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import { HttpSecurityQuestionDesk } from '#infrastructure/api/securityQuestionDesk.ts';
import { HttpVoucherDesk } from '#infrastructure/api/voucherDesk.ts';
import { BelongingsShelf } from '#infrastructure/storage/belongingsShelf.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { ShelfMemory } from '#infrastructure/storage/shelfMemory.ts';
import { VoucherShelf } from '#infrastructure/storage/voucherShelf.ts';
import { WaitShelf } from '#infrastructure/storage/waitShelf.ts';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TOKENS } from './tokens.ts';

/** Bindings for entering a code, keeping its voucher for the tab, and ending it. */
export const voucherModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.voucherStore).toResolvedValue((shelf) => new VoucherShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.belongings).toResolvedValue((shelf) => new BelongingsShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.tabMemory).toResolvedValue(
    (tab, device) => new ShelfMemory(tab, device),
    [TOKENS.sessionShelf, TOKENS.localShelf],
  );
  bind(TOKENS.openOrders).toResolvedValue((shelf) => new OpenOrderLook(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.waits).toResolvedValue((shelf) => new WaitShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.readToken).toConstantValue(decodeVoucherToken);
  bind(TOKENS.otherTabs).toResolvedValue(() => new BroadcastTabs(), []);
  bind(TOKENS.voucherDesk).toResolvedValue(
    (api) => new HttpVoucherDesk(api, decodeVoucherToken),
    [TOKENS.api],
  );
  bind(TOKENS.securityQuestionDesk).toResolvedValue((api) => new HttpSecurityQuestionDesk(api), [TOKENS.api]);
  bind(TakeVoucher).toResolvedValue(
    (store, belongings, memory, end, clock) => new TakeVoucher(store, belongings, memory, end, clock),
    [TOKENS.voucherStore, TOKENS.belongings, TOKENS.tabMemory, EndVoucher, TOKENS.clock],
  );
  bind(TidyBelongings).toResolvedValue(
    (belongings, memory, clock) => new TidyBelongings(belongings, memory, clock),
    [TOKENS.belongings, TOKENS.tabMemory, TOKENS.clock],
  );
  bind(EnterVoucherCode).toResolvedValue(
    (desk, take, clock) => new EnterVoucherCode(desk, take, clock),
    [TOKENS.voucherDesk, TakeVoucher, TOKENS.clock],
  );
  bind(AskSecurityQuestion).toResolvedValue(
    (desk) => new AskSecurityQuestion(desk),
    [TOKENS.securityQuestionDesk],
  );
  bind(RestoreVoucher).toResolvedValue(
    (store, end, readToken, clock) => new RestoreVoucher(store, end, readToken, clock),
    [TOKENS.voucherStore, EndVoucher, TOKENS.readToken, TOKENS.clock],
  );
  bind(EndVoucher).toResolvedValue(
    (store, memory, tabs) => new EndVoucher(store, memory, tabs),
    [TOKENS.voucherStore, TOKENS.tabMemory, TOKENS.otherTabs],
  );
});
