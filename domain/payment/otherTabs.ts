import type { OtherOutcome } from '../orders/otherOutcome.ts';
import type { PaymentState } from './payment.ts';

const OF_PAYMENT: Readonly<Record<PaymentState, OtherOutcome>> = {
  processing: 'unknown',
  received: 'carried-out',
  failed: 'nothing',
  cancelled: 'nothing',
  unknown: 'never-arrived',
};

export const outcomeOfPayment = (state: PaymentState): OtherOutcome => OF_PAYMENT[state];
