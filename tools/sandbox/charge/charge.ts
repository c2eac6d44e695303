import { refusal } from '../core/problem.ts';
import { type Fields, textAt, wholeNumberAt } from '../core/read.ts';
import { siteOfHost } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { type Begun, begin } from '../payment/begin.ts';
import { ID_FIELD, captureNow } from '../payment/outcome.ts';
import type { Provider, Purpose } from '../payment/payment.ts';
import { newPayment, readWish, unfit } from '../payment/wish.ts';
import { type Voucher, wrongSite } from '../voucher/voucher.ts';
import { chargeRange, chargeRefusal } from './chargeable.ts';

const KIND = 'charge';
const AT_SERIAL_NUMBER = { pointer: '/serialNumber' } as const;

/** Returns balance, range and charge token. Moves no money. */
export async function checkCharge(world: World, body: Fields, asked: URL): Promise<Wire['ChargeCheck']> {
  const now = world.now();
  const serialNumber = textAt(body, 'serialNumber');
  world.state.captcha.check(textAt(body, 'captcha'), now);
  const { vouchers, till, tokens, tokenLifetime } = world.state;
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw refusal('VCRx1', AT_SERIAL_NUMBER);
  const site = siteOfHost(asked.hostname);
  if (site !== undefined && site.categoryId !== voucher.categoryId)
    throw wrongSite(voucher, asked, AT_SERIAL_NUMBER);
  const refused = chargeRefusal(voucher, till.ofVoucher(serialNumber), now);
  if (refused) throw refused;
  return {
    token: await tokens.issue(voucher, now, { lifetime: tokenLifetime, refreshes: 0, scope: 'charge' }),
    currentInCent: voucher.balanceInCent,
    currency: voucher.currency,
    ...chargeRange(voucher),
    chargeable: true,
  };
}

interface Charged {
  readonly provider: Provider;
  readonly voucher: Voucher;
}

interface Asked extends Charged {
  /** The URL of the call. */
  readonly asked: URL;
}

/** Begins the payment of a top-up. All checks run before the voucher's earlier payments are cancelled. */
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
  const purpose = topUp(world, serialNumber, provider);
  return begin(world, newPayment(world, wish, { purpose, currency, amountInCent, asked }), wish.typeId);
}

/** Captures an authorised payment for a top-up and returns its state. */
export function finalizeCharge(
  world: World,
  body: Fields,
  { provider, voucher }: Charged,
): Wire['ChargeOutcome'] {
  const { till, vouchers } = world.state;
  const { serialNumber } = voucher;
  const field = ID_FIELD[provider];
  const payment = till.byId(textAt(body, field));
  const { purpose } = payment ?? {};
  const isOwn = purpose?.kind === KIND && purpose.serialNumber === serialNumber;
  if (payment?.provider !== provider || !isOwn)
    throw refusal('PAYx1', { status: 404, pointer: `/${field}`, detail: 'No such payment' });
  const outcome = captureNow(world, payment);
  if (outcome.state !== 'received') return outcome;
  const balanceInCent = vouchers.bySerialNumber(serialNumber)?.balanceInCent ?? payment.amountInCent;
  return { ...outcome, chargedInCent: payment.amountInCent, balanceInCent };
}

function topUp(world: World, serialNumber: string, provider: Provider): Purpose {
  return {
    kind: KIND,
    serialNumber,
    spends: false,
    isWholeOrder: true,
    finalizePath: `/v2/voucher/charge/finalize/${provider}`,
    describe: () => `Top-up of voucher ${serialNumber}`,
    give({ amountInCent }) {
      const { vouchers } = world.state;
      const voucher = vouchers.bySerialNumber(serialNumber);
      if (voucher === undefined) throw new RangeError(`There is no voucher ${serialNumber}.`);
      vouchers.credit(voucher, amountInCent);
      return [{ kind: KIND, serialNumber, amountInCent }];
    },
    drop: () => undefined,
  };
}
