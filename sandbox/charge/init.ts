import { refusal } from '../core/problem.ts';
import type { Refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import { textAt, uuidAt, wholeNumberAt } from '../core/read.ts';
import type { Fields } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { authorised, cancelled, declined } from '../payment/payment.ts';
import type { Payment, Provider } from '../payment/payment.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { chargeRange, chargeRefusal } from './chargeable.ts';
import { walletPayload } from './walletPayload.ts';

const RETURN_PATH: Readonly<Record<Provider, string>> = {
  'amazon-pay': '/payment/amazon-pay-return',
  unzer: '/payment/unzer-return',
};

interface Begun {
  readonly provider: Provider;
  readonly voucher: Voucher;
  /** The address of the call, whose site the holder must come back to. */
  readonly asked: URL;
}

/**
 * Begins a payment and answers what the provider's button or form needs. Every check comes before the voucher's
 * earlier payments are ended.
 */
export async function initCharge(
  world: World,
  body: Fields,
  begun: Begun,
): Promise<Wire['WalletCharge'] | Wire['CardCharge']> {
  const typeId = begun.provider === 'unzer' ? textAt(body, 'typeId') : '';
  const payment = checkedPayment(world, body, begun);
  const { till } = world.state;
  for (const earlier of till.ofVoucher(payment.serialNumber)) till.keep(cancelled(earlier, world.now()));
  till.keep(payment);
  return payment.provider === 'unzer' ? cardCharge(world, payment, typeId) : walletCharge(world, payment);
}

function checkedPayment(world: World, body: Fields, { provider, voucher, asked }: Begun): Payment {
  const { till } = world.state;
  const amountInCent = wholeNumberAt(body, 'amount');
  const currency = textAt(body, 'currency');
  const returnUrl = textAt(body, 'returnUrl');
  const reference = uuidAt(body, 'reference');
  const { serialNumber } = voucher;
  const refused = chargeRefusal(voucher, till.ofVoucher(serialNumber), world.now());
  if (refused) throw refused;
  const { minInCent, maxInCent } = chargeRange(voucher);
  if (amountInCent < minInCent || amountInCent > maxInCent) throw unfit('/amount');
  if (currency !== voucher.currency) throw unfit('/currency');
  if (!leadsBack(returnUrl, { origin: asked.origin, path: RETURN_PATH[provider], reference }))
    throw unfit('/returnUrl');
  if (till.byReference(reference) !== undefined) throw unfit('/reference');
  return {
    id: provider === 'unzer' ? `s-chg-${unguessable(20)}` : crypto.randomUUID(),
    provider,
    reference,
    origin: asked.origin,
    serialNumber,
    currency,
    amountInCent,
    returnUrl,
    startedAt: world.now(),
    stage: { kind: 'awaiting-holder' },
  };
}

/** Whether an address is that of the provider's return page on the site that asks, with the reference. */
function leadsBack(
  returnUrl: string,
  { origin, path, reference }: { readonly origin: string; readonly path: string; readonly reference: string },
): boolean {
  if (!URL.canParse(returnUrl)) return false;
  const url = new URL(returnUrl);
  return url.origin === origin && url.pathname === path && url.searchParams.get('reference') === reference;
}

function unfit(pointer: string): Refusal {
  const detail = 'The value does not fit this voucher, site or payment';
  return refusal('STDx1', { status: 422, pointer, detail, moneyState: 'untouched' });
}

/** A card whose name says so is declined, or asks its holder; any other is authorised at once. */
function cardCharge(world: World, payment: Payment, typeId: string): Wire['CardCharge'] {
  const { till } = world.state;
  const chargeId = payment.id;
  if (typeId.startsWith('s-crd-declined')) {
    till.keep(declined(payment, world.now()));
    throw refusal('PAYx1');
  }
  if (typeId.startsWith('s-crd-challenge'))
    return { chargeId, redirectUrl: `${payment.origin}/sandbox/pay/card?charge=${chargeId}` };
  till.keep(authorised(payment, world.now()));
  return { chargeId };
}

async function walletCharge(world: World, payment: Payment): Promise<Wire['WalletCharge']> {
  const payload = walletPayload(payment);
  return {
    merchantId: 'A1SANDBOXMERCHANT',
    productType: 'PayOnly',
    payload,
    buttonSignature: await world.state.signer.sign(payload),
    publicKeyId: 'SANDBOX-STANDIN',
  };
}
