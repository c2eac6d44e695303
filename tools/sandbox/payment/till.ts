import type { Instant } from '../core/clock.ts';
import type { Payment } from './payment.ts';

/** Value that moved for a payment. */
export interface Given {
  /**
   * `charge`, `redemption`, `order`: value bought with money. `exchange`: value taken from a voucher for new ones.
   * `bonus`: free value on new vouchers.
   */
  readonly kind: 'charge' | 'redemption' | 'order' | 'exchange' | 'bonus';
  /** The voucher that gained or lost the value. */
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

/** A line of the ledger: money received, or value given for it. */
interface LedgerEntry extends Omit<Given, 'kind'> {
  readonly at: Instant;
  readonly kind: 'payment' | Given['kind'];
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
