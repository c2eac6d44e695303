import type { Backend, ValueCall } from './Backend.ts';

interface LedgerLine {
  readonly kind: 'payment' | 'charge' | 'redemption' | 'order' | 'exchange' | 'bonus';
  readonly reference: string;
  readonly orderNumber: string;
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

interface BookedOrder {
  readonly redeemId: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly serialNumber: string;
  /** New vouchers that were ordered along, for nothing. */
  readonly prepaidOrder?: { readonly orderNumber: string };
  readonly items: readonly { readonly valueInCent: number; readonly quantity: number }[];
}

/** An order that the backend carried out: value moved. */
export interface Carried {
  readonly kind: 'redemption' | 'donation' | 'payment';
  readonly id: string;
  readonly orderNumber: string;
  readonly valueInCent: number;
  /** The voucher that it was taken from; null for a payment. */
  readonly serialNumber: string | null;
  /** What no two tabs may order at once: a voucher's serial number, or new vouchers. */
  readonly about: string | null;
  /** The tab and the step that sent it. */
  readonly tab: number;
  readonly step: number;
  /** When the backend carried it out; milliseconds since the world began. */
  readonly at: number;
  /** How long its call was on its way, in milliseconds. */
  readonly wayMs: number;
}

const NOT_CARRIED = new Set(['PAYMENT_PENDING', 'FAILED']);

/** What the backend has taken and given, as it says itself: the truth that pages are judged by. */
export class Books {
  ledger: readonly LedgerLine[] = [];
  orders: readonly BookedOrder[] = [];
  /** The balance of each voucher by its serial number. */
  balances: ReadonlyMap<string, number> = new Map();
  carried: readonly Carried[] = [];
  readonly #backend: Backend;
  #seen = -1;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Reads the books again if something may have changed. */
  async read(): Promise<void> {
    if (this.#seen === this.#backend.changes) return;
    this.#seen = this.#backend.changes;
    this.ledger = await this.#backend.ask('/sandbox/ledger');
    this.orders = await this.#backend.ask('/sandbox/orders');
    this.balances = new Map(
      Object.entries(await this.#backend.ask<Record<string, number>>('/sandbox/balances')),
    );
    this.carried = [...this.#redemptions(), ...this.#donations(), ...this.#payments()];
  }

  /** What a voucher has paid of its orders and donations, less what was returned to it. */
  spentOf(serialNumber: string): number {
    const own = this.orders.filter((order) => order.serialNumber === serialNumber);
    const redeemed = own.reduce((sum, order) => sum + this.#cost(order), 0);
    const donated = this.#donationCalls()
      .filter(({ token }) => serialOf(token) === serialNumber)
      .reduce((sum, { sent }) => sum + Number(sent['valueInCent']), 0);
    return redeemed + donated;
  }

  booked(serialNumber: string, kind: LedgerLine['kind']): number {
    return sum(this.ledger.filter((line) => line.serialNumber === serialNumber && line.kind === kind));
  }

  #cost(order: BookedOrder): number {
    if (NOT_CARRIED.has(order.status)) return 0;
    const paid = sum(
      this.ledger.filter(
        ({ kind, orderNumber }) => kind === 'redemption' && orderNumber === order.orderNumber,
      ),
    );
    const total = totalOf(order);
    return order.status === 'RETURNED_TO_BALANCE' ? -paid : total - paid;
  }

  /** Those that were paid in part are carried out by their payment. */
  #redemptions(): readonly Carried[] {
    const paid = new Set(
      this.ledger.filter(({ kind }) => kind === 'redemption').map(({ orderNumber }) => orderNumber),
    );
    return this.orders
      .filter(({ status, orderNumber }) => !NOT_CARRIED.has(status) && !paid.has(orderNumber))
      .map((order) => ({
        kind: 'redemption',
        id: order.redeemId,
        orderNumber: order.orderNumber,
        valueInCent: totalOf(order),
        serialNumber: order.serialNumber,
        ...this.#senderOf('quoteId', order.redeemId),
      }));
  }

  #donations(): readonly Carried[] {
    return this.#donationCalls().map(({ sent, body, token, sender: { tab, step, sentAt }, at }) => ({
      serialNumber: serialOf(token),
      about: serialOf(token),
      kind: 'donation',
      id: String(sent['donationId']),
      orderNumber: String(body['orderNumber']),
      valueInCent: Number(sent['valueInCent']),
      tab,
      step,
      at,
      wayMs: at - sentAt,
    }));
  }

  #payments(): readonly Carried[] {
    return this.ledger
      .filter(({ kind }) => kind === 'payment')
      .map(({ reference, orderNumber, amountInCent }) => ({
        kind: 'payment',
        serialNumber: null,
        id: reference,
        orderNumber,
        valueInCent: amountInCent,
        ...this.#senderOf('reference', reference),
      }));
  }

  /** The first accepted call of each donation; a repeat has the same id. */
  #donationCalls(): readonly ValueCall[] {
    const accepted = this.#backend.valueCalls.filter(
      ({ path, status }) => path.endsWith('/donation') && status === 201,
    );
    return [...new Map(accepted.toReversed().map((call) => [call.sent['donationId'], call])).values()];
  }

  #senderOf(field: string, value: string): Pick<Carried, 'about' | 'tab' | 'step' | 'at' | 'wayMs'> {
    // The reference of a payment for ordered vouchers comes with the answer.
    const call = this.#backend.valueCalls.find(({ sent, body }) =>
      JSON.stringify([sent, body]).includes(`"${field}":"${value}"`),
    );
    if (call === undefined) return { about: null, tab: 0, step: -1, at: 0, wayMs: 0 };
    const { at, path, sender, token } = call;
    const about = path.endsWith('/voucher/order') ? 'new vouchers' : serialOf(token);
    return { about, tab: sender.tab, step: sender.step, at, wayMs: at - sender.sentAt };
  }
}

const sum = (lines: readonly LedgerLine[]): number =>
  lines.reduce((total, { amountInCent }) => total + amountInCent, 0);

const totalOf = ({ items }: BookedOrder): number =>
  items.reduce((total, { valueInCent, quantity }) => total + valueInCent * quantity, 0);

/** The serial number in a voucher's token. */
export function serialOf(token: string | null): string | null {
  return payloadOf(token).sub ?? null;
}

/** When a token ends, in epoch milliseconds; 0 for another text. */
export function endOf(token: string | null): number {
  return (payloadOf(token).exp ?? 0) * 1000;
}

function payloadOf(token: string | null): { readonly sub?: string; readonly exp?: number } {
  const [, payload = ''] = (token ?? '').split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string; exp?: number };
  } catch {
    return {};
  }
}
