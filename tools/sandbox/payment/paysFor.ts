import type { World } from '../core/world.ts';
import { money } from '../page/markup.ts';
import type { Payment } from './payment.ts';

/** A description of the purchase for the tester. */
export function paysFor(world: World, { purpose, orderNumber }: Payment): string {
  switch (purpose.kind) {
    case 'charge':
      return `Top-up of voucher ${purpose.serialNumber}`;
    case 'redemption': {
      const { items = [] } = world.state.redemptions.get(purpose.redeemId)?.quote ?? {};
      const bought = items.map(({ shop, quantity }) => `${quantity} × ${shop.brand.name}`).join(', ');
      return `What voucher ${purpose.serialNumber} lacks for ${bought} (order ${orderNumber})`;
    }
    case 'order':
      return vouchersIn(world, orderNumber);
  }
}

function vouchersIn(world: World, orderNumber: string): string {
  const order = world.state.voucherOrders.get(orderNumber);
  if (order === undefined) return 'New vouchers';
  const { quantity, valueInCent, currency, exchangedInCent, exchangedFrom } = order;
  const wanted = `${quantity} new vouchers of ${money(valueInCent, currency)}`;
  if (exchangedFrom === undefined) return wanted;
  return `${wanted}, less ${money(exchangedInCent, currency)} from voucher ${exchangedFrom}`;
}
