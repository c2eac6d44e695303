import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { OrderScreen } from '../OrderScreen.ts';

/** What the views of a payment need of the view model of its order, of any kind. */
export type PaidOrder = Pick<
  OrderScreen<PendingPaidOrder, unknown, unknown>,
  | 'state'
  | 'left'
  | 'isFixed'
  | 'busy'
  | 'notesRead'
  | 'attempts'
  | 'untickedFault'
  | 'looks'
  | 'quietly'
  | 'tick'
  | 'conclude'
  | 'giveUp'
  | 'resume'
  | 'findOut'
  | 'goOn'
>;

/** True if only the payment's outcome, or the person at the provider, leads on from here. */
export function isLeftOpen({ kind }: PaidOrder['state']): boolean {
  return kind === 'paying' || kind === 'unclear' || kind === 'finding-out' || kind === 'lost';
}
