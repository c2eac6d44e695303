import type { World } from '../core/world.ts';
import type { Given } from '../payment/till.ts';

/** Puts what was paid on a voucher. */
export function topUp(world: World, serialNumber: string, amountInCent: number): readonly Given[] {
  const { vouchers } = world.state;
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw new RangeError(`There is no voucher ${serialNumber}.`);
  vouchers.credit(voucher, amountInCent);
  return [{ kind: 'charge', serialNumber, amountInCent }];
}
