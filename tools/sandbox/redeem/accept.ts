import { DAY, type Instant } from '../core/clock.ts';
import { unguessable } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { deliver } from './deliver.ts';
import { withPrepaidVouchers } from './prepaidOrder.ts';
import { acceptedAt } from './progress.ts';
import { LARGE_REDEMPTION_IN_CENT } from './quote.ts';
import type { Redemption } from './redemption.ts';

/** Takes the voucher's part and delivers the redemption. */
export function accept(world: World, redemption: Redemption, voucher: Voucher, at: Instant): Redemption {
  const { totalInCent, coveredInCent } = redemption.quote;
  const isLarge = totalInCent + spentToday(world, voucher.serialNumber, at) >= LARGE_REDEMPTION_IN_CENT;
  const remainingInCent = world.state.vouchers.spend(voucher, coveredInCent);
  return deliver(world, {
    ...withPrepaidVouchers(world, redemption, at),
    remainingInCent,
    ...(isLarge && { fraudPreventionIdent: `fp-${unguessable(32)}` }),
  });
}

/** What was redeemed from a voucher in the last 24 hours, in cents. */
export function spentToday(world: World, serialNumber: string, now: Instant): number {
  return [...world.state.redemptions.values()]
    .filter(({ quote, returnedAt }) => quote.serialNumber === serialNumber && returnedAt === undefined)
    .filter((redemption) => (acceptedAt(redemption) ?? 0) > now - DAY)
    .reduce((sum, { quote }) => sum + quote.totalInCent, 0);
}
