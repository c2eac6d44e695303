import { expect } from 'vitest';
import type { ListedVoucher, Visitor } from './visitor.ts';

/** What is on a new voucher to top up. */
const START = 4000;
export const HALF_AN_HOUR = 1800;

/** A payment as the person before the screen knows it. */
export interface Known {
  readonly reference: string;
  readonly provider: 'amazon-pay' | 'unzer';
  readonly id: string;
  readonly purpose: 'charge' | 'redemption' | 'order';
  /** Whose voucher it concerns; a bundle concerns none. */
  readonly owner: number | undefined;
  readonly amount: number;
  readonly startedAt: number;
  /** How often something had been taken off the voucher when it began. */
  readonly takenBefore: number;
  /** What the holder decided, or that it was ended before there was a decision. */
  fate: 'open' | 'paid' | 'unpaid';
  /** The last key that finalize was sent with. */
  key: string;
}

/** A redemption: what it cost, and which part of that the voucher was to pay. */
export interface Bought {
  readonly owner: number;
  readonly total: number;
  readonly covered: number;
}

export interface Booked {
  readonly kind: string;
  readonly reference: string;
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

/** What must stand on each voucher, by the person's own account and the ledger. */
interface Balance {
  readonly serialNumber: string;
  readonly owner: number;
  readonly given: number;
  readonly bought: ReadonlyMap<string, Bought>;
}

/** Redemptions for which nothing was taken. */
const UNPAID = new Set(['PAYMENT_PENDING', 'FAILED']);

/** The ledger and the vouchers of a sandbox at one moment. */
export class Account {
  readonly #ledger: readonly Booked[];
  readonly #vouchers: readonly ListedVoucher[];
  readonly #statusOf: ReadonlyMap<string, string>;

  static async of(visitor: Visitor): Promise<Account> {
    const ledger = await visitor.get<Booked[]>('/sandbox/ledger');
    const vouchers = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
    const orders = await visitor.get<{ redeemId: string; status: string }[]>('/sandbox/orders');
    return new Account(ledger.body, vouchers.body, orders.body);
  }

  private constructor(
    ledger: readonly Booked[],
    vouchers: readonly ListedVoucher[],
    orders: readonly { redeemId: string; status: string }[],
  ) {
    this.#ledger = ledger;
    this.#vouchers = vouchers;
    this.#statusOf = new Map(orders.map(({ redeemId, status }) => [redeemId, status]));
  }

  received(): string[] {
    return this.#lines('payment').map(({ reference }) => reference);
  }

  /** Redemptions that still wait for a payment. */
  waiting(): string[] {
    return [...this.#statusOf].filter(([, status]) => status === 'PAYMENT_PENDING').map(([id]) => id);
  }

  /** Each payment was taken once, from who agreed to it, and what was given for it is worth as much. */
  checkPayments(known: readonly Known[]): void {
    const received = this.received();
    expect(new Set(received).size).toBe(received.length);
    for (const reference of received) {
      const one = known.find((payment) => payment.reference === reference);
      expect(one?.fate).toBe('paid');
      const given = this.#ledger.filter((line) => line.reference === reference && line.kind === one?.purpose);
      expect(given.map(({ amountInCent }) => amountInCent)).toEqual([one?.amount]);
    }
    const value = ['charge', 'redemption', 'order'].flatMap((kind) => this.#lines(kind));
    expect(sum(value)).toBe(sum(this.#lines('payment')));
  }

  /** A voucher has what was put on it, less what was taken off. */
  checkBalance({ serialNumber, owner, given, bought }: Balance): void {
    const own = this.#ledger.filter((line) => line.serialNumber === serialNumber);
    const booked = (kind: string) => sum(own.filter((line) => line.kind === kind));
    const spent = [...bought]
      .filter(([, one]) => one.owner === owner)
      .reduce((total, [redeemId, one]) => total + this.#cost(redeemId, one), 0);
    const { balanceInCent = -1 } = this.#voucher(serialNumber) ?? {};
    expect(balanceInCent).toBe(START + booked('charge') - booked('exchange') - given - spent);
    expect(balanceInCent).toBeGreaterThanOrEqual(0);
  }

  /** New vouchers have what was paid and exchanged for them, and what came on top for nothing. */
  checkNewVouchers(others: readonly string[]): void {
    const made = this.#vouchers.filter(
      ({ serialNumber }) => serialNumber.startsWith('900') && !others.includes(serialNumber),
    );
    const balances = made.reduce((total, { balanceInCent }) => total + balanceInCent, 0);
    expect(balances).toBe(sum(['order', 'exchange', 'bonus'].flatMap((kind) => this.#lines(kind))));
  }

  /** What a redemption has cost its voucher. One that was returned has put all of its price there. */
  #cost(redeemId: string, { total, covered }: Bought): number {
    const status = this.#statusOf.get(redeemId) ?? 'PAYMENT_PENDING';
    if (UNPAID.has(status)) return 0;
    return status === 'RETURNED_TO_BALANCE' ? covered - total : covered;
  }

  #lines(kind: string): readonly Booked[] {
    return this.#ledger.filter((line) => line.kind === kind);
  }

  #voucher(serialNumber: string): ListedVoucher | undefined {
    return this.#vouchers.find((voucher) => voucher.serialNumber === serialNumber);
  }
}

function sum(lines: readonly Booked[]): number {
  return lines.reduce((total, { amountInCent }) => total + amountInCent, 0);
}
