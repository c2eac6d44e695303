import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaidOrderScreen } from './paidOrderScreen.ts';
import type { PayScreen } from './PayScreen.ts';

/** What the payment form needs of its view model, for an order of any kind. */
export type Paying = Omit<PayScreen<PendingPaidOrder, unknown>, 'order' | 'start'> & {
  readonly order: PaidOrderScreen;
};
