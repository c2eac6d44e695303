import type { Instant } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { newOrderNumber } from '../order/orderNumber.ts';
import { advanced } from './payment.ts';
import type { Payment } from './payment.ts';

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
