import type { Instant } from '../core/clock.ts';
import type { Asking } from '../mail/mails.ts';
import type { Customer, Delivery } from './customer.ts';
import type { Quote } from './quote.ts';

/** Extras about rechargeable vouchers. */
export interface Extras {
  /** New, empty vouchers. */
  readonly prepaidOrder?: PrepaidOrder;
  /** The balance that the holder wants on the redeemed voucher; only recorded. */
  readonly endAmountInCent?: number;
}

interface PrepaidOrder {
  readonly orderNumber: string;
  /** Empty before the redemption is accepted. */
  readonly serialNumbers: readonly string[];
}

/** The part that the holder pays, and the outcome of that payment. */
export interface Difference {
  readonly reference: string;
  readonly amountInCent: number;
  /** Absent while the payment may still succeed. */
  readonly ended?: { readonly how: 'received' | 'failed'; readonly at: Instant };
}

/** Its state follows from the elapsed time. */
export interface Redemption extends Extras {
  readonly quote: Quote;
  readonly orderNumber: string;
  readonly customer: Customer;
  readonly delivery: Delivery;
  readonly createdAt: Instant;
  /** No value moves before the difference is paid. */
  readonly difference?: Difference;
  readonly remainingInCent: number;
  readonly site: string;
  /** Language and origin of all mails, including later ones. */
  readonly asking: Asking;
  readonly statusToken: string;
  /** Times of the address corrections. */
  readonly correctedAt: readonly Instant[];
  /** Set if the redemption is or was on hold for the fraud check. */
  readonly fraudPreventionIdent?: string;
  /** When the fraud check passed. */
  readonly releasedAt?: Instant;
  /** When the delivery failed and the value was refunded. */
  readonly returnedAt?: Instant;
  /** For delivery as PDF or ZIP. */
  readonly documentIdent?: string;
}
