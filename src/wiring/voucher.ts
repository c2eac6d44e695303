import { ContainerModule } from 'inversify';
import { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { HttpSecurityQuestionDesk } from '#infrastructure/api/securityQuestionDesk.ts';
import { HttpVoucherDesk } from '#infrastructure/api/voucherDesk.ts';
import { VoucherShelf } from '#infrastructure/storage/voucherShelf.ts';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TOKENS } from './tokens.ts';

/** From a code to a voucher in use, and back to none. */
export const voucherModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.voucherStore).toResolvedValue((shelf) => new VoucherShelf(shelf), [TOKENS.sessionShelf]);
  bind(TOKENS.otherTabs).toResolvedValue(() => new BroadcastTabs(), []);
  bind(TOKENS.voucherDesk).toResolvedValue(
    (api) => new HttpVoucherDesk(api, decodeVoucherToken),
    [TOKENS.api],
  );
  bind(TOKENS.securityQuestionDesk).toResolvedValue((api) => new HttpSecurityQuestionDesk(api), [TOKENS.api]);
  bind(TOKENS.enterVoucherCode).toResolvedValue(
    (desk, store, clock) => new EnterVoucherCode(desk, store, clock),
    [TOKENS.voucherDesk, TOKENS.voucherStore, TOKENS.clock],
  );
  bind(TOKENS.askSecurityQuestion).toResolvedValue(
    (desk) => new AskSecurityQuestion(desk),
    [TOKENS.securityQuestionDesk],
  );
  bind(TOKENS.restoreVoucher).toResolvedValue(
    (store, clock) => new RestoreVoucher(store, clock),
    [TOKENS.voucherStore, TOKENS.clock],
  );
  bind(TOKENS.forgetVoucher).toResolvedValue(
    (store, tabs) => new ForgetVoucher(store, tabs),
    [TOKENS.voucherStore, TOKENS.otherTabs],
  );
});
