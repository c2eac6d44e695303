import { DAY, type Instant, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { VoucherBook } from '../voucher/book.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** An order of a giver. Its link is enough to activate the vouchers. */
export interface GivenOrder {
  /** Source, reference and hash, joined by `/`. */
  readonly ident: string;
  readonly orderedAt: Instant;
  readonly buyer: 'PRIVATE' | 'COMPANY';
  readonly serialNumbers: readonly string[];
  readonly activatedAt: ReadonlyMap<string, Instant>;
  /** Serial numbers whose next activation fails. */
  readonly failsOnce: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
}

/** The ready-made orders of `/sandbox/links`. */
export const READY_ACTIVATIONS = {
  activation: {
    ident: identOf('482910401', 'several'),
    title: 'Activation, several vouchers, one fails at first',
  },
  activationSingle: { ident: identOf('482910402', 'single'), title: 'Activation, a single voucher' },
  activationCompany: {
    ident: identOf('482910403', 'company'),
    title: 'Activation, bought by a company yesterday',
  },
} as const;

/** Seeded orders by ident, all of the first site. */
export function seedOrders(now: Instant, vouchers: VoucherBook): Map<string, GivenOrder> {
  const given = vouchers.all().filter((one) => one.site === 'de' && one.condition === 'to-activate');
  const numbers = given.map(({ serialNumber }) => serialNumber);
  const order = (ident: string, own: readonly string[], about: Partial<GivenOrder> = {}): GivenOrder => ({
    ident,
    orderedAt: now - 5 * DAY,
    buyer: 'PRIVATE',
    serialNumbers: own,
    activatedAt: new Map(),
    failsOnce: new Set(),
    blocked: new Set(),
    ...about,
  });
  const nth = (...places: readonly number[]) => places.flatMap((place) => numbers[place] ?? []);
  const { activation, activationSingle, activationCompany } = READY_ACTIVATIONS;
  const orders = [
    order(activation.ident, nth(0, 1, 2, 3, 6), {
      activatedAt: new Map(nth(2).map((number) => [number, now - 2 * DAY])),
      failsOnce: new Set(nth(1)),
      blocked: new Set(nth(6)),
    }),
    order(activationSingle.ident, nth(4)),
    order(activationCompany.ident, nth(5), { buyer: 'COMPANY', orderedAt: now - DAY }),
  ];
  return new Map(orders.map((one) => [one.ident, one]));
}

/** The giver's view of the order. It contains no code. */
export function describedOrder(order: GivenOrder, vouchers: VoucherBook): Wire['Activation'] {
  const own = order.serialNumbers.flatMap((number) => vouchers.bySerialNumber(number) ?? []);
  return {
    orderedAt: rfc3339(order.orderedAt),
    buyer: order.buyer,
    vouchers: own.map((voucher) => ({ ...describedVoucher(order, voucher) })),
  };
}

function describedVoucher({ activatedAt, blocked }: GivenOrder, voucher: Voucher) {
  const { serialNumber, valueInCent, currency } = voucher;
  const at = activatedAt.get(serialNumber);
  const base = { serialNumber, valueInCent, currency };
  if (blocked.has(serialNumber)) return { ...base, state: 'BLOCKED' as const };
  if (at === undefined) return { ...base, state: 'INACTIVE' as const };
  return { ...base, state: 'ACTIVATED' as const, activatedAt: rfc3339(at) };
}

/** Returns the updated order and one result per serial number; 422 for a foreign or missing number. */
export function activated(
  order: GivenOrder,
  asked: readonly string[],
  now: Instant,
): { readonly order: GivenOrder; readonly results: Wire['ActivationResults']['results'] } {
  const foreign = asked.findIndex((number) => !order.serialNumbers.includes(number));
  if (foreign >= 0 || asked.length === 0) {
    const pointer = `/serialNumbers/${Math.max(foreign, 0)}`;
    throw refusal('STDx1', { status: 422, pointer, moneyState: 'untouched' });
  }
  const works = asked.filter((number) => !order.blocked.has(number) && !order.failsOnce.has(number));
  const fresh = works.filter((number) => !order.activatedAt.has(number));
  const activatedAt = new Map([...order.activatedAt, ...fresh.map((number) => [number, now] as const)]);
  const results = asked.map((serialNumber) => {
    if (order.blocked.has(serialNumber)) return { serialNumber, outcome: 'BLOCKED' as const };
    const at = activatedAt.get(serialNumber);
    if (at === undefined) return { serialNumber, outcome: 'FAILED' as const };
    return { serialNumber, outcome: 'ACTIVATED' as const, activatedAt: rfc3339(at) };
  });
  const failsOnce = new Set([...order.failsOnce].filter((number) => !asked.includes(number)));
  return { order: { ...order, activatedAt, failsOnce }, results };
}

function identOf(reference: string, name: string): string {
  return `post/${reference}/a-${name.padEnd(30, '0')}`;
}
