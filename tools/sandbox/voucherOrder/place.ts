import type { Fields } from '../core/read.ts';
import type { SandboxSite } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import type { Asking } from '../mail/mails.ts';
import { begin, pendingPayment } from '../payment/begin.ts';
import { newPayment, PAYMENT, readPayment, unfit } from '../payment/wish.ts';
import { readCustomer } from '../redeem/customer.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { newVouchers } from './give.ts';
import { offersOf } from './offers.ts';
import { readWanted, toPayFor } from './wanted.ts';

interface Ordered extends Asking {
  readonly site: SandboxSite;
  /** Pays a part; undefined if nothing is exchanged. */
  readonly voucher: Voucher | undefined;
  /** The URL of the call. */
  readonly asked: URL;
}

/** Begins the payment of new vouchers. No value moves. All checks run before an earlier payment is cancelled. */
export async function placeOrder(
  world: World,
  body: Fields,
  { site, voucher, asked, language, origin }: Ordered,
): Promise<Wire['VoucherOrder']> {
  const wanted = readWanted(body, offersOf(site));
  const customer = readCustomer(body, true);
  const wish = readPayment(body);
  if (voucher !== undefined) checkExchange(world, voucher, site, wanted.exchangedInCent);
  const exchangedFrom = voucher?.serialNumber;
  const payment = newPayment(
    world,
    wish,
    {
      purpose: newVouchers(world, exchangedFrom),
      currency: wanted.currency,
      amountInCent: toPayFor(wanted),
      asked,
    },
    PAYMENT,
  );
  const { orderNumber, reference, amountInCent } = payment;
  world.state.voucherOrders.set(orderNumber, {
    ...wanted,
    orderNumber,
    site: site.id,
    customer,
    asking: { language, origin },
    ...(exchangedFrom !== undefined && { exchangedFrom }),
    orderedAt: world.now(),
  });
  const needed = await begin(world, payment, wish.typeId);
  return { reference, status: 'PAYMENT_PENDING', toPayInCent: amountInCent, payment: needed };
}

function checkExchange(world: World, voucher: Voucher, site: SandboxSite, exchangedInCent: number): void {
  const isHere = voucher.categoryId === site.categoryId;
  if (!isHere || voucher.balanceInCent < exchangedInCent) throw unfit('/exchangedInCent');
  const refused = pendingPayment(world.state.till.ofVoucher(voucher.serialNumber));
  if (refused) throw refused;
}
