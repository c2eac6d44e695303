import { type StripContent, stripContent } from '#domain/redemption/stripContent.ts';
import { useServices, useShared } from '../../session/services.ts';
import { isBalanceUncertain } from '../../session/spendableVoucher.ts';

/** Null: draw no strip, and do not warn of the session's end. */
export function useStripContent(): StripContent | null {
  const services = useServices();
  const { receipt } = useShared();
  const { held, mark } = services.session;
  const isUncertain = isBalanceUncertain(services);
  return held && stripContent(held.voucher, mark, { isUncertain, receipt: receipt.value });
}
