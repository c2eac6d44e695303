import { ContainerModule } from 'inversify';
import { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import { HttpSecurityQuestionDesk } from '#infrastructure/api/securityQuestionDesk.ts';
import { HttpVoucherDesk } from '#infrastructure/api/voucherDesk.ts';
import { BelongingsShelf } from '#infrastructure/storage/belongingsShelf.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { VoucherShelf } from '#infrastructure/storage/voucherShelf.ts';
import { WaitShelf } from '#infrastructure/storage/waitShelf.ts';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TOKENS } from './tokens.ts';

/** From a code to a voucher in use, and back to none. */
export const voucherModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.voucherStore).toResolvedValue((shelf) => new VoucherShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.belongings).toResolvedValue((shelf) => new BelongingsShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.openOrders).toResolvedValue((shelf) => new OpenOrderLook(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.waits).toResolvedValue((shelf) => new WaitShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.otherTabs).toResolvedValue(() => new BroadcastTabs(), []);
  bind(TOKENS.voucherDesk).toResolvedValue(
    (api) => new HttpVoucherDesk(api, decodeVoucherToken),
    [TOKENS.api],
  );
  bind(TOKENS.securityQuestionDesk).toResolvedValue((api) => new HttpSecurityQuestionDesk(api), [TOKENS.api]);
  bind(TOKENS.takeVoucher).toResolvedValue(
    (store, belongings, clock) => new TakeVoucher(store, belongings, clock),
    [TOKENS.voucherStore, TOKENS.belongings, TOKENS.clock],
  );
  bind(TOKENS.tidyBelongings).toResolvedValue(
    (belongings, clock) => new TidyBelongings(belongings, clock),
    [TOKENS.belongings, TOKENS.clock],
  );
  bind(TOKENS.enterVoucherCode).toResolvedValue(
    (desk, take, clock) => new EnterVoucherCode(desk, take, clock),
    [TOKENS.voucherDesk, TOKENS.takeVoucher, TOKENS.clock],
  );
  bind(TOKENS.askSecurityQuestion).toResolvedValue(
    (desk) => new AskSecurityQuestion(desk),
    [TOKENS.securityQuestionDesk],
  );
  bind(TOKENS.restoreVoucher).toResolvedValue(
    (store, clock) => new RestoreVoucher(store, decodeVoucherToken, clock),
    [TOKENS.voucherStore, TOKENS.clock],
  );
  bind(TOKENS.forgetVoucher).toResolvedValue(
    (store, belongings, tabs) => new ForgetVoucher(store, belongings, tabs),
    [TOKENS.voucherStore, TOKENS.belongings, TOKENS.otherTabs],
  );
});
