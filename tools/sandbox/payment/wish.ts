import { type Refusal, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import { type Fields, fieldsAt, textAt, uuidAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { newOrderNumber } from '../core/random.ts';
import { PROVIDERS, type Payment, type Provider } from './payment.ts';

const RETURN_PATH: Readonly<Record<Provider, string>> = {
  'amazon-pay': '/payment/amazon-pay-return',
  unzer: '/payment/unzer-return',
};

/** The requested payment. */
export interface Wish {
  readonly provider: Provider;
  readonly reference: string;
  readonly returnUrl: string;
  /** The card's id; empty for the wallet. */
  readonly typeId: string;
}

interface Bill extends Pick<Payment, 'purpose' | 'currency' | 'amountInCent'> {
  /** An order number that is already known; default: a new one. */
  readonly orderNumber?: string;
  /** The URL of the call. The holder must return to its site. */
  readonly asked: URL;
}

/** @param parent JSON pointer of the object that holds the fields */
export function readWish(fields: Fields, provider: Provider, parent = ''): Wish {
  return {
    provider,
    typeId: provider === 'unzer' ? textAt(fields, 'typeId', parent) : '',
    returnUrl: textAt(fields, 'returnUrl', parent),
    reference: uuidAt(fields, 'reference', parent),
  };
}

/** JSON pointer of the payment in a redemption or an order. */
export const PAYMENT = '/payment';

export function readPayment(body: Fields): Wish {
  const fields = fieldsAt(body['payment'], PAYMENT);
  const name = textAt(fields, 'provider', PAYMENT);
  const provider = PROVIDERS.find((one) => one === name);
  if (provider === undefined) throw unfit(`${PAYMENT}/provider`);
  return readWish(fields, provider, PAYMENT);
}

/** A payment that waits for its holder. Refuses a foreign return address and a used reference. */
export function newPayment(world: World, wish: Wish, bill: Bill, parent = ''): Payment {
  const { provider, returnUrl, reference } = wish;
  const { asked, orderNumber = newOrderNumber(), ...due } = bill;
  if (!leadsBack(wish, asked.origin)) throw unfit(`${parent}/returnUrl`);
  if (world.state.till.byReference(reference) !== undefined) throw unfit(`${parent}/reference`);
  return {
    id: provider === 'unzer' ? `s-chg-${unguessable(20)}` : crypto.randomUUID(),
    provider,
    reference,
    returnUrl,
    ...due,
    orderNumber,
    origin: asked.origin,
    startedAt: world.now(),
    stage: { kind: 'awaiting-holder' },
  };
}

/** 422 for a value that does not fit. */
export function unfit(pointer: string): Refusal {
  const detail = 'The value does not fit this voucher, site or payment';
  return refusal('STDx1', { status: 422, pointer, detail, moneyState: 'untouched' });
}

/** The return address must be the provider's return page on the calling site, with the same reference. */
function leadsBack({ provider, returnUrl, reference }: Wish, origin: string): boolean {
  if (!URL.canParse(returnUrl)) return false;
  const url = new URL(returnUrl);
  const path = RETURN_PATH[provider];
  return url.origin === origin && url.pathname === path && url.searchParams.get('reference') === reference;
}
