import type { Instant } from '../core/clock.ts';
import { siteOfId } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { type Note, amountIn, mail } from '../mail/mails.ts';
import { money } from '../page/markup.ts';
import { FINALIZE_PATH, type Given, type Payment, type Purpose } from '../payment/payment.ts';
import { sold } from '../voucher/seed.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { toldIn, usableFrom } from './usableFrom.ts';
import type { VoucherOrder } from './voucherOrder.ts';

const KIND = 'order';

/** @param exchangedFrom serial number of the voucher that pays a part; undefined if none does */
export function newVouchers(world: World, exchangedFrom: string | undefined): Purpose {
  return {
    kind: KIND,
    serialNumber: exchangedFrom,
    spends: exchangedFrom !== undefined,
    isWholeOrder: false,
    finalizePath: FINALIZE_PATH,
    describe({ orderNumber }) {
      const order = world.state.voucherOrders.get(orderNumber);
      if (order === undefined) return 'New vouchers';
      const { quantity, valueInCent, currency, exchangedInCent } = order;
      const wanted = `${quantity} new vouchers of ${money(valueInCent, currency)}`;
      if (exchangedFrom === undefined) return wanted;
      return `${wanted}, less ${money(exchangedInCent, currency)} from voucher ${exchangedFrom}`;
    },
    give: (payment, at) => giveOrder(world, payment, at),
    drop: () => undefined,
  };
}

/**
 * Takes the exchanged value off its voucher, then makes and mails the new ones. `undefined` if the voucher lacks that
 * value.
 */
function giveOrder(world: World, payment: Payment, at: Instant): readonly Given[] | undefined {
  const order = world.state.voucherOrders.get(payment.orderNumber);
  if (order === undefined) return undefined;
  const exchanged = exchange(world, order);
  if (exchanged === undefined) return undefined;
  world.state.voucherOrders.set(order.orderNumber, { ...order, deliveredAt: at });
  const { quantity, bonusInCent } = order;
  mailVouchers(world, order, payment, makeVouchers(world, order, at));
  return [
    { kind: KIND, amountInCent: payment.amountInCent },
    ...exchanged,
    { kind: 'bonus', amountInCent: quantity * bonusInCent },
  ];
}

/** The value taken off the voucher, possibly none; `undefined` if its balance is too low. */
function exchange(world: World, order: VoucherOrder): readonly Given[] | undefined {
  const { exchangedInCent: amountInCent, exchangedFrom: serialNumber } = order;
  if (serialNumber === undefined) return [];
  const voucher = world.state.vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined || voucher.balanceInCent < amountInCent) return undefined;
  world.state.vouchers.spend(voucher, amountInCent);
  return [{ kind: 'exchange', serialNumber, amountInCent }];
}

function makeVouchers(world: World, order: VoucherOrder, at: Instant): Voucher[] {
  const { site, quantity, valueInCent, bonusInCent } = order;
  const plan = sold(siteOfId(site), at, valueInCent + bonusInCent, true);
  const from = usableFrom(at, site);
  return Array.from({ length: quantity }, () => world.state.vouchers.issue({ ...plan, usableFrom: from }));
}

function mailVouchers(
  world: World,
  order: VoucherOrder,
  { amountInCent }: Payment,
  vouchers: readonly Voucher[],
): void {
  const { asking, customer, currency, orderNumber, valueInCent, bonusInCent, exchangedInCent } = order;
  const words = {
    name: customer.name,
    order: orderNumber,
    quantity: String(vouchers.length),
    value: amountIn(currency, valueInCent + bonusInCent),
    bonus: amountIn(currency, bonusInCent),
    paid: amountIn(currency, amountInCent),
    from: toldIn(asking.language, vouchers[0]?.usableFrom ?? 0, order.site),
    list: vouchers.map(({ serialNumber, code }) => `${serialNumber}: ${code}`).join('\n'),
  };
  const exchanged: Note = { kind: 'exchanged', words: { value: amountIn(currency, exchangedInCent) } };
  const notes = exchangedInCent > 0 ? [exchanged] : [];
  mail(world.post(asking), { kind: 'vouchers', to: customer.email, words, notes });
}
