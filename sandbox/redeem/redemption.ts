import type { Instant } from '../core/clock.ts';
import type { Asking } from '../mail/mails.ts';
import type { Customer, Delivery } from './customer.ts';
import type { Quote } from './quote.ts';

/** What a holder wants of rechargeable vouchers besides the redemption. */
export interface Extras {
  /** New ones, with nothing on them. */
  readonly prepaidOrder?: PrepaidOrder;
  /** What shall be on the redeemed one again; only noted. */
  readonly endAmountInCent?: number;
}

interface PrepaidOrder {
  readonly orderNumber: string;
  /** None before the redemption is accepted. */
  readonly serialNumbers: readonly string[];
}

/** What is paid with money, and what became of that payment. */
export interface Difference {
  readonly reference: string;
  readonly amountInCent: number;
  /** Absent while the payment may still succeed. */
  readonly ended?: { readonly how: 'received' | 'failed'; readonly at: Instant };
}

/** A redemption as the sandbox keeps it. Its state follows from the time that has passed. */
export interface Redemption extends Extras {
  readonly quote: Quote;
  readonly orderNumber: string;
  readonly customer: Customer;
  readonly delivery: Delivery;
  readonly createdAt: Instant;
  /** What is paid besides the voucher; nothing moves before that. */
  readonly difference?: Difference;
  readonly remainingInCent: number;
  readonly site: string;
  /** How its mails are written, also those that go out later. */
  readonly asking: Asking;
  readonly statusToken: string;
  /** When the address was corrected. */
  readonly correctedAt: readonly Instant[];
  /** Set where the redemption waits, or has waited, for the fraud check. */
  readonly fraudPreventionIdent?: string;
  /** When the check let it go on. */
  readonly releasedAt?: Instant;
  /** When it turned out that it cannot be delivered, and the money went back. */
  readonly returnedAt?: Instant;
  /** With delivery PDF or ZIP. */
  readonly documentIdent?: string;
}
