import type { Instant } from '../core/clock.ts';
import type { Asking } from '../mail/mails.ts';
import type { Customer, Delivery } from './customer.ts';
import type { Quote } from './quote.ts';

/** A redemption as the sandbox keeps it. Its state follows from the time that has passed. */
export interface Redemption {
  readonly quote: Quote;
  readonly orderNumber: string;
  readonly customer: Customer;
  readonly delivery: Delivery;
  readonly createdAt: Instant;
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
