import type { Instant } from '../core/clock.ts';
import type { Payment } from './payment.ts';

/** Value that was given for a payment, or that went into what was given. */
export interface Given {
  /**
   * For the money: value put on a voucher, a part of a redemption, new vouchers. Besides it: value taken off a voucher
   * for new ones, and what they have on top for nothing.
   */
  readonly kind: 'charge' | 'redemption' | 'order' | 'exchange' | 'bonus';
  /** The voucher it was put on or taken off. */
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

/** A line of the ledger: money that came in, or what was given for it. */
interface LedgerEntry extends Omit<Given, 'kind'> {
  readonly at: Instant;
  readonly kind: 'payment' | Given['kind'];
  readonly orderNumber: string;
  readonly reference: string;
  readonly currency: string;
}

/** The payments of a sandbox, and what was received and given for them. */
export class Till {
  readonly #byReference = new Map<string, Payment>();
  readonly ledger: LedgerEntry[] = [];

  /** Oldest first. */
  all(): Payment[] {
    return [...this.#byReference.values()];
  }

  byReference(reference: string): Payment | undefined {
    return this.#byReference.get(reference);
  }

  byId(id: string): Payment | undefined {
    return this.all().find((payment) => payment.id === id);
  }

  ofVoucher(serialNumber: string): Payment[] {
    return this.all().filter(({ purpose }) => purpose.serialNumber === serialNumber);
  }

  /** Keeps a new payment, or what has become of one. */
  keep(payment: Payment): void {
    this.#byReference.set(payment.reference, payment);
  }
}
