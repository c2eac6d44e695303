import type { Instant } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { newOrderNumber } from '../order/orderNumber.ts';
import { advanced } from './payment.ts';
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

/** Lets the time that has passed work on every payment; what becomes received is put on its voucher. */
export function settlePayments(world: World): void {
  const { till } = world.state;
  for (const payment of till.all()) {
    const settled = advanced(payment, world.now(), newOrderNumber);
    if (settled === payment) continue;
    till.keep(settled);
    if (settled.stage.kind === 'received') chargeVoucher(world, settled, settled.stage);
  }
}

function chargeVoucher(
  world: World,
  { reference, serialNumber, currency, amountInCent }: Payment,
  { at, orderNumber }: { readonly at: Instant; readonly orderNumber: string },
): void {
  const { till, vouchers } = world.state;
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw new RangeError(`There is no voucher ${serialNumber}.`);
  const line = { at, orderNumber, reference, serialNumber, currency, amountInCent };
  till.ledger.push({ ...line, kind: 'payment' });
  vouchers.credit(voucher, amountInCent);
  till.ledger.push({ ...line, kind: 'charge' });
}
