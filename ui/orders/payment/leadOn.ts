import { UNUSABLE } from '#application/payment/fittingCheckout.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { PaidOrder } from './paidOrder.ts';

/**
 * Leads on with a card payment that waits to be paid: to the card's bank (true: the page is being left), or, where that
 * does not ask, to the end. A payment that cannot be paid is given up: the bank's address is not one of the provider's, so
 * it is not opened, or nothing is known of the payment but that it waits.
 */
export async function leadOn(
  order: Pick<PaidOrder, 'state' | 'conclude' | 'giveUp'>,
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
