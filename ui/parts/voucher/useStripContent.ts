import { isSpending } from '#domain/orders/pendingOrder.ts';
import { type StripContent, stripContent } from '#domain/redemption/stripContent.ts';
import { useServices, useShared } from '../../session/services.ts';

/** Null: draw no strip, and do not warn of the session's end. */
export function useStripContent(): StripContent | null {
  const { openAnywhere, session } = useServices();
  const { receipt } = useShared();
  const { held, mark } = session;
  const isUncertain = isSpending(openAnywhere.value) || session.missed !== null;
  return held && stripContent(held.voucher, mark, { isUncertain, receipt: receipt.value });
}
