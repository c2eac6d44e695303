import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaidOrderScreen } from './paidOrderScreen.ts';
import type { PayScreen } from './PayScreen.ts';

/** What the payment form needs of its view model, for an order of any kind. */
export type Paying = Pick<
  PayScreen<PendingPaidOrder, unknown>,
  | 'provider'
  | 'providers'
  | 'widget'
  | 'drawings'
  | 'refusal'
  | 'isLeaving'
  | 'waitsForTick'
  | 'choose'
  | 'drawAgain'
  | 'place'
  | 'payByCard'
> & { readonly order: PaidOrderScreen };
