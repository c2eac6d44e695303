import type { Wire } from '../core/wire.ts';
import type { Payment } from './payment.ts';

/** How a payment stands, for who knows its reference; nothing in it belongs to the voucher. */
export function paymentState({ stage, orderNumber }: Payment): Wire['PaymentState'] {
  switch (stage.kind) {
    case 'awaiting-holder':
      return { state: 'processing', reason: 'awaiting-holder' };
    case 'authorised':
      return { state: 'processing', reason: 'checking' };
    case 'received':
      return { state: 'received', orderNumber };
    case 'failed':
      return { state: 'failed', reason: 'declined' };
    case 'cancelled':
      return { state: 'cancelled', reason: stage.reason };
  }
}
