import { UNUSABLE } from '#application/payment/fittingCheckout.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { PaidOrderScreen } from './paidOrderScreen.ts';

/**
 * Continues an unpaid card payment: opens the bank's page (true: the page is being left), or concludes without a
 * challenge. Gives the payment up if the bank's address is not one of the provider's, and so not opened, or the
 * payment's id is unknown.
 */
export async function leadOn(
  order: Pick<PaidOrderScreen, 'state' | 'conclude' | 'giveUp'>,
  load: LoadPayments<HTMLElement>,
): Promise<boolean> {
  const { state } = order;
  if (state.kind !== 'paying' || state.order.payment?.provider !== 'card') return false;
  const { challenge, paymentId } = state.order.payment;
  if (challenge === null) {
    await (paymentId === null ? order.giveUp(UNUSABLE) : order.conclude(state.order));
    return false;
  }
  const { card } = await load();
  if (card.leave(challenge)) return true;
  await order.giveUp(UNUSABLE);
  return false;
}
