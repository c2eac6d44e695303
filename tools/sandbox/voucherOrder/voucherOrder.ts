import type { Instant } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { Asking } from '../mail/mails.ts';
import type { Customer } from '../redeem/customer.ts';

export type Wanted = Omit<Wire['VoucherOrderRequest'], 'customer' | 'payment'>;

/** Stored under the order number of its payment. */
export interface VoucherOrder extends Wanted {
  readonly orderNumber: string;
  readonly site: string;
  readonly customer: Customer;
  /** Language and origin of its mail. */
  readonly asking: Asking;
  /** The serial number of the voucher that pays a part. */
  readonly exchangedFrom?: string;
  readonly orderedAt: Instant;
  /** Absent before the payment is received. */
  readonly deliveredAt?: Instant;
}
