import type { Instant } from '../core/clock.ts';
import { type Fields, fieldsAt, flagAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { type Begun, begin, pendingPayment } from '../payment/begin.ts';
import { FINALIZE_PATH, type Given, type Payment, type Purpose } from '../payment/payment.ts';
import { PAYMENT, type Wish, newPayment, readPayment } from '../payment/wish.ts';
import { accept } from './accept.ts';
import { unprocessable } from './customer.ts';
import { type Quote, toPayOf } from './quote.ts';
import type { Redemption } from './redemption.ts';

const KIND = 'redemption';

/** Expects a payment if and only if there is a difference. */
export function readDifference(body: Fields, quote: Quote): Wish | undefined {
  const isDue = toPayOf(quote) > 0;
  const isWanted = flagAt(fieldsAt(body['customer'], '/customer'), 'paymentRequired', '/customer');
  if (isDue !== isWanted || isDue !== (body['payment'] !== undefined)) throw unprocessable(PAYMENT);
  return isDue ? readPayment(body) : undefined;
}

/** Begins the payment that a redemption waits for. No value moves yet. */
export async function payDifference(
  world: World,
  redemption: Redemption,
  wish: Wish,
  asked: URL,
): Promise<Begun> {
  const { quote, orderNumber } = redemption;
  const { serialNumber, currency } = quote;
  const refused = pendingPayment(world.state.till.ofVoucher(serialNumber));
  if (refused) throw refused;
  const purpose = differenceOf(world, quote);
  const amountInCent = toPayOf(quote);
  const payment = newPayment(world, wish, { purpose, orderNumber, currency, amountInCent, asked }, PAYMENT);
  const difference = { reference: payment.reference, amountInCent };
  world.state.redemptions.set(quote.id, { ...redemption, difference });
  return begin(world, payment, wish.typeId);
}

function differenceOf(world: World, { id, serialNumber }: Quote): Purpose {
  return {
    kind: KIND,
    serialNumber,
    spends: true,
    isWholeOrder: false,
    finalizePath: FINALIZE_PATH,
    describe({ orderNumber }) {
      const { items = [] } = world.state.redemptions.get(id)?.quote ?? {};
      const bought = items.map(({ shop, quantity }) => `${quantity} × ${shop.brand.name}`).join(', ');
      return `What voucher ${serialNumber} lacks for ${bought} (order ${orderNumber})`;
    },
    give: (payment, at) => giveRedemption(world, payment, id, at),
    drop: (payment, at) => failRedemption(world, payment, id, at),
  };
}

/**
 * The voucher pays its part, and the redemption continues. `undefined` if the
 * voucher lacks its part: then neither part is paid.
 */
function giveRedemption(
  world: World,
  payment: Payment,
  redeemId: string,
  at: Instant,
): readonly Given[] | undefined {
  const redemption = waiting(world, payment, redeemId);
  const { serialNumber, coveredInCent } = redemption?.quote ?? {};
  const voucher = world.state.vouchers.bySerialNumber(serialNumber ?? '');
  if (redemption === undefined || voucher === undefined) return undefined;
  if (voucher.balanceInCent < (coveredInCent ?? 0)) return undefined;
  accept(world, ended(redemption, 'received', at), voucher, at);
  return [{ kind: KIND, serialNumber: voucher.serialNumber, amountInCent: payment.amountInCent }];
}

/** A failed payment ends its redemption. */
function failRedemption(world: World, payment: Payment, redeemId: string, at: Instant): void {
  const redemption = waiting(world, payment, redeemId);
  if (redemption !== undefined) world.state.redemptions.set(redeemId, ended(redemption, 'failed', at));
}

/** The redemption, if it waits for this payment and not for a newer one. */
function waiting(world: World, { reference }: Payment, redeemId: string): Redemption | undefined {
  const redemption = world.state.redemptions.get(redeemId);
  const { difference } = redemption ?? {};
  return difference?.reference === reference && difference.ended === undefined ? redemption : undefined;
}

function ended(redemption: Redemption, how: 'received' | 'failed', at: Instant): Redemption {
  const { difference } = redemption;
  return difference === undefined
    ? redemption
    : { ...redemption, difference: { ...difference, ended: { how, at } } };
}
