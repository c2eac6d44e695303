import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import type { TabSession } from '#application/voucher/tabSession.ts';
import { HttpVoucherApi } from '#infrastructure/api/voucherApi.ts';
import type { Adapters } from './adapters.ts';

/** What a tab with a voucher, or with a code that is sent, loads beside the chunk that reads tokens. */
export function voucherUseOf(
  { clock, kept, readToken, voucherApiOf }: Adapters,
  session: TabSession,
  end: EndVoucher,
): { readonly enter: EnterVoucherCode; readonly restore: RestoreVoucher } {
  const take = new TakeVoucher(session, kept, end);
  const voucherApi = voucherApiOf(HttpVoucherApi);
  return {
    enter: new EnterVoucherCode(voucherApi, take, new CodeAttemptLimit(kept, clock), clock),
    restore: new RestoreVoucher(session, kept, end, readToken, clock),
  };
}
