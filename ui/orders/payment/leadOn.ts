import type { LoadPayments } from '#application/ports/payments.ts';
import type { PaidOrder } from './paidOrder.ts';

/**
 * Leads on with a card payment that waits to be paid: to the card's bank (`left`), or, where that does not ask, to the
 * end (`concluded`). `nowhere`: the address is not one of the provider's, so it was not opened and the payment is given
 * up.
 */
export async function leadOn(
  order: Pick<PaidOrder, 'state' | 'conclude' | 'giveUp'>,
  load: LoadPayments<HTMLElement>,
): Promise<'left' | 'concluded' | 'nowhere' | null> {
  const { state } = order;
  if (state.kind !== 'paying' || state.order.payment?.provider !== 'card') return null;
  const { challenge } = state.order.payment;
  if (challenge === null) {
    await order.conclude(state.order);
    return 'concluded';
  }
  const { card } = await load();
  if (card.leave(challenge)) return 'left';
  await order.giveUp();
  return 'nowhere';
}
