import { type Fields, textAt, wholeNumberAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { type Begun, begin } from '../payment/begin.ts';
import type { Provider } from '../payment/payment.ts';
import { newPayment, readWish, unfit } from '../payment/wish.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { chargeRange, chargeRefusal } from './chargeable.ts';

interface Asked {
  readonly provider: Provider;
  readonly voucher: Voucher;
  /** The address of the call. */
  readonly asked: URL;
}

/** Begins the payment of a top-up. Every check comes before the voucher's earlier payments are ended. */
export function initCharge(world: World, body: Fields, { provider, voucher, asked }: Asked): Promise<Begun> {
  const { serialNumber, currency } = voucher;
  const wish = readWish(body, provider);
  const amountInCent = wholeNumberAt(body, 'amount');
  const wanted = textAt(body, 'currency');
  const refused = chargeRefusal(voucher, world.state.till.ofVoucher(serialNumber), world.now());
  if (refused) throw refused;
  const { minInCent, maxInCent } = chargeRange(voucher);
  if (amountInCent < minInCent || amountInCent > maxInCent) throw unfit('/amount');
  if (wanted !== currency) throw unfit('/currency');
  const purpose = { kind: 'charge', serialNumber } as const;
  return begin(world, newPayment(world, wish, { purpose, currency, amountInCent, asked }), wish.typeId);
}
