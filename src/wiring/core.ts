import { KeepLanguage } from '#application/language/keepLanguage.ts';
import { KeepPath } from '#application/site/keepPath.ts';
import { LoadSite } from '#application/site/loadSite.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { MarkPaybackCustomer } from '#application/redemption/markPaybackCustomer.ts';
import { FindOpenOrder } from '#application/tabs/findOpenOrder.ts';
import { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { RemoveExpiredDrafts } from '#application/voucher/removeExpiredDrafts.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { Adapters } from './adapters.ts';

/** The adapters and use cases of the first screen. */
export type Core = ReturnType<typeof coreOf>;

/**
 * Builds the first screen's use cases without a container, which loads with the first area and then provides these
 * objects (ADR 2).
 */
export function coreOf(adapters: Adapters) {
  const { clock, kept, log, otherTabs } = adapters;
  const voucherStore = new VoucherStore(kept);
  const endVoucher = new EndVoucher(voucherStore, kept, otherTabs, clock);
  const takeVoucher = new TakeVoucher(voucherStore, kept, endVoucher, clock);
  return {
    ...adapters,
    askSecurityQuestion: new AskSecurityQuestion(adapters.securityQuestionApi),
    endVoucher,
    findOpenOrder: new FindOpenOrder(adapters.openOrders, kept, voucherStore, clock),
    keepLanguage: new KeepLanguage(kept),
    keepPath: new KeepPath(kept),
    markPaybackCustomer: new MarkPaybackCustomer(kept),
    enterVoucherCode: new EnterVoucherCode(
      adapters.voucherApi,
      takeVoucher,
      new CodeAttemptLimit(kept, clock),
      clock,
    ),
    loadSharedTexts: new LoadTexts(adapters.sharedTextSource, log),
    loadSite: new LoadSite(adapters.siteFile, adapters.siteConfigApi, log),
    loadTexts: new LoadTexts(adapters.textSource, log),
    restoreVoucher: new RestoreVoucher(voucherStore, kept, endVoucher, adapters.readToken, clock),
    takeVoucher,
    removeExpiredDrafts: new RemoveExpiredDrafts(kept, clock),
    voucherStore,
  };
}
