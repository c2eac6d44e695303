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

/** How somebody wants to pay. */
export interface Wish {
  readonly provider: Provider;
  readonly reference: string;
  readonly returnUrl: string;
  /** The card; empty for the wallet. */
  readonly typeId: string;
}

/** What has to be paid. */
interface Bill extends Pick<Payment, 'purpose' | 'currency' | 'amountInCent'> {
  /** One that was told already; a new one unless there is. */
  readonly orderNumber?: string;
  /** The address of the call, whose site the holder must come back to. */
  readonly asked: URL;
}

/** @param parent where the fields stand in the body */
export function readWish(fields: Fields, provider: Provider, parent = ''): Wish {
  return {
    provider,
    typeId: provider === 'unzer' ? textAt(fields, 'typeId', parent) : '',
    returnUrl: textAt(fields, 'returnUrl', parent),
    reference: uuidAt(fields, 'reference', parent),
  };
}

/** Where a redemption and an order have theirs. */
export const PAYMENT = '/payment';

/** How a redemption or an order is to be paid. */
export function readPayment(body: Fields): Wish {
  const fields = fieldsAt(body['payment'], PAYMENT);
  const name = textAt(fields, 'provider', PAYMENT);
  const provider = PROVIDERS.find((one) => one === name);
  if (provider === undefined) throw unfit(`${PAYMENT}/provider`);
  return readWish(fields, provider, PAYMENT);
}

/** A payment that waits for its holder; refused where it would lead elsewhere or its reference is known. */
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

/** 422 for a value that is none for this payment. */
export function unfit(pointer: string): Refusal {
  const detail = 'The value does not fit this voucher, site or payment';
  return refusal('STDx1', { status: 422, pointer, detail, moneyState: 'untouched' });
}

/** Whether the address is that of the provider's return page on the site that asks, with the reference. */
function leadsBack({ provider, returnUrl, reference }: Wish, origin: string): boolean {
  if (!URL.canParse(returnUrl)) return false;
  const url = new URL(returnUrl);
  const path = RETURN_PATH[provider];
  return url.origin === origin && url.pathname === path && url.searchParams.get('reference') === reference;
}
