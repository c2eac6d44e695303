import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { OrderScreen } from '../OrderScreen.ts';

/** The part of `OrderScreen` that payment views need, for any kind of order. */
export type PaidOrderScreen = Pick<
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
  | 'withdraw'
>;

/** True if only the payment's outcome or the user at the provider can settle the order. */
export function isLeftOpen({ kind }: PaidOrderScreen['state']): boolean {
  return kind === 'paying' || kind === 'unclear' || kind === 'finding-out' || kind === 'lost';
}
