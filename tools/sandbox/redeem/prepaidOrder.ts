import type { Instant } from '../core/clock.ts';
import { type Fields, flagAt, wholeNumberAt } from '../core/read.ts';
import { siteOfId } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { newOrderNumber } from '../core/random.ts';
import { sold } from '../voucher/seed.ts';
import { unprocessable } from './customer.ts';
import { acceptedAt, overAt } from './progress.ts';
import type { Extras, Redemption } from './redemption.ts';

/** Number of empty rechargeable vouchers that can be ordered with a redemption. */
const QUANTITY = 3;
const PARENT = '/customer';

/** Returns the requested extras, or refuses with the faulty field. */
export function readExtras(customer: Fields): Extras {
  const wantsVouchers = flagAt(customer, 'orderPrepaidVouchers', PARENT);
  const isConfirmed = flagAt(customer, 'orderPrepaidVouchersConfirmation', PARENT);
  if (wantsVouchers && !isConfirmed) throw unprocessable(`${PARENT}/orderPrepaidVouchersConfirmation`);
  const wantsRecharge = flagAt(customer, 'useRecharge', PARENT);
  const endAmountInCent = wantsRecharge ? wholeNumberAt(customer, 'prepaidEndAmount', PARENT) : 1;
  if (endAmountInCent < 1) throw unprocessable(`${PARENT}/prepaidEndAmount`);
  return {
    ...(wantsVouchers && { prepaidOrder: { orderNumber: newOrderNumber(), serialNumbers: [] } }),
    ...(wantsRecharge && { endAmountInCent }),
  };
}

/** Issues the vouchers that were ordered with a redemption, once it is accepted. */
export function withPrepaidVouchers(world: World, redemption: Redemption, at: Instant): Redemption {
  const { prepaidOrder, site } = redemption;
  if (prepaidOrder === undefined) return redemption;
  const made = Array.from({ length: QUANTITY }, () =>
    world.state.vouchers.issue(sold(siteOfId(site), at, 0, true)),
  );
  const serialNumbers = made.map(({ serialNumber }) => serialNumber);
  return { ...redemption, prepaidOrder: { ...prepaidOrder, serialNumbers } };
}

/** Cancels only the empty vouchers. A topped-up voucher keeps its value. */
export function withdrawPrepaidVouchers(world: World, { prepaidOrder }: Redemption): void {
  const { vouchers } = world.state;
  for (const serialNumber of prepaidOrder?.serialNumbers ?? []) vouchers.cancelEmpty(serialNumber);
}

/** The order of vouchers within a redemption; `undefined` before its outcome is known. */
export function prepaidOrderAnswer(redemption: Redemption): Wire['PrepaidOrder'] | undefined {
  const { prepaidOrder } = redemption;
  const isOver = overAt(redemption) !== undefined;
  if (prepaidOrder === undefined || (acceptedAt(redemption) === undefined && !isOver)) return undefined;
  const { orderNumber } = prepaidOrder;
  return { orderNumber, quantity: QUANTITY, state: isOver ? 'CANCELLED' : 'ORDERED' };
}
