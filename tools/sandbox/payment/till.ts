import type { Instant } from '../core/clock.ts';
import type { Given, Payment } from './payment.ts';

/** A line of the ledger: money received (`payment`), or value given for it. */
interface LedgerEntry extends Given {
  readonly at: Instant;
  readonly orderNumber: string;
  readonly reference: string;
  readonly currency: string;
}

/** The payments of a sandbox and their ledger. */
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

  keep(payment: Payment): void {
    this.#byReference.set(payment.reference, payment);
  }
}
