import type { Instant } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { Asking } from '../mail/mails.ts';
import type { Customer } from '../redeem/customer.ts';

/** What somebody orders, by the names of the contract. */
export type Wanted = Omit<Wire['VoucherOrderRequest'], 'customer' | 'payment'>;

/** An order of new vouchers as the sandbox keeps it, under the number of its payment's order. */
export interface VoucherOrder extends Wanted {
  readonly orderNumber: string;
  readonly site: string;
  readonly customer: Customer;
  /** How its mail is written. */
  readonly asking: Asking;
  /** The voucher whose value pays a part. */
  readonly exchangedFrom?: string;
  readonly orderedAt: Instant;
  /** When it was paid and the vouchers were made; absent before that. */
  readonly deliveredAt?: Instant;
}
