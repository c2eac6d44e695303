import type { Instant } from '../core/clock.ts';
import type { Payment } from './payment.ts';

/** A line of the ledger: money that came in, or value that was put on a voucher for it. */
interface LedgerEntry {
  readonly at: Instant;
  readonly kind: 'payment' | 'charge';
  readonly orderNumber: string;
  readonly reference: string;
  readonly serialNumber: string;
  readonly currency: string;
  readonly amountInCent: number;
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
    return this.all().filter((payment) => payment.serialNumber === serialNumber);
  }

  /** Keeps a new payment, or what has become of one. */
  keep(payment: Payment): void {
    this.#byReference.set(payment.reference, payment);
  }
}
