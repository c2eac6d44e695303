import { Missing } from '../data/stock.ts';
import type { Exchange } from './call.ts';
import { customer, type Wire } from './acts.ts';
import type { Trial } from './trial.ts';

type Card = 'authorised' | 'challenged' | 'declined';

/** A voucher that can be topped up, and the token for it. */
export type Chargeable = Wire['ChargeCheck'] & { readonly serialNumber: string };

export function check(trial: Trial, serialNumber: string): Promise<Exchange> {
  const body = { serialNumber, captcha: trial.stock.captcha() };
  return trial.send({ operation: 'checkCharge', body });
}

export async function chargeable(trial: Trial): Promise<Chargeable> {
  const serialNumber = trial.stock.take('chargeable', trial.data.chargeable);
  const body = { serialNumber, captcha: trial.stock.captcha() };
  const answer = await trial.good<Wire['ChargeCheck']>({ operation: 'checkCharge', body });
  return { ...answer.body, serialNumber };
}

function card(trial: Trial, kind: Card): string {
  return trial.stock.lend(`cards.${kind}`, trial.data.cards[kind]);
}

/** What begins a payment by card. A new reference for each. */
export function cardWish(trial: Trial, kind: Card, reference: string = crypto.randomUUID()) {
  const { origin = trial.driver.origin } = trial.data;
  const returnUrl = `${new URL(origin).origin}/payment/unzer-return?reference=${reference}`;
  return { typeId: card(trial, kind), returnUrl, reference };
}

/** As `cardWish`, for the wallet. */
export function walletWish(trial: Trial, reference: string = crypto.randomUUID()) {
  const { origin = trial.driver.origin } = trial.data;
  return {
    returnUrl: `${new URL(origin).origin}/payment/amazon-pay-return?reference=${reference}`,
    reference,
  };
}

export function init(
  trial: Trial,
  { token, currency, minInCent }: Pick<Wire['ChargeCheck'], 'token' | 'currency' | 'minInCent'>,
  wish: object,
  { key, provider = 'unzer' }: { readonly key?: string; readonly provider?: string } = {},
): Promise<Exchange> {
  const body = { amount: minInCent, currency, ...wish };
  const call = { operation: 'initCharge', path: { provider }, token, body } as const;
  return trial.send(key === undefined ? call : { ...call, key });
}

/** A top-up of the least amount that a card has paid at once. */
export interface Paid {
  readonly voucher: Chargeable;
  readonly reference: string;
  readonly chargeId: string;
  readonly outcome: Wire['ChargeOutcome'];
  readonly exchange: Exchange;
}

/** Begins a payment with a card that needs no challenge. */
export async function begun(trial: Trial, kind: Card = 'authorised') {
  const voucher = await chargeable(trial);
  const wish = cardWish(trial, kind);
  const { token, currency, minInCent } = voucher;
  const body = { amount: minInCent, currency, ...wish };
  const call = { operation: 'initCharge', path: { provider: 'unzer' }, token, body } as const;
  const { chargeId } = (await trial.good<Wire['CardCharge']>(call)).body;
  return { voucher, chargeId, reference: wish.reference };
}

export async function paid(trial: Trial): Promise<Paid> {
  const { voucher, chargeId, reference } = await begun(trial);
  const answer = await trial.good<Wire['ChargeOutcome']>(finalizing(voucher.token, chargeId));
  return { voucher, chargeId, reference, outcome: answer.body, exchange: answer.exchange };
}

export function finalizing(token: string, chargeId: string, key: string = crypto.randomUUID()) {
  const body = { chargeId };
  return { operation: 'finalizeCharge', path: { provider: 'unzer' }, token, body, key } as const;
}

export function stateOf(trial: Trial, reference: string): Promise<Exchange> {
  return trial.send({ operation: 'getPaymentState', body: { reference } });
}

/** An order of new vouchers that a card pays: the starter bundle of the site. */
export async function bundle(trial: Trial, kind: Card = 'authorised', changes: object = {}) {
  const { configKey: country } = trial.data.site;
  const { body: offers } = await trial.good<Wire['VoucherOffers']>({
    operation: 'getVoucherOffers',
    path: { country },
  });
  const { currency, starterBundle } = offers;
  if (starterBundle === undefined) throw new Missing('a starter bundle of the backend');
  const payment = { provider: 'unzer', ...cardWish(trial, kind) };
  const order = {
    kind: 'STARTER_BUNDLE',
    ...starterBundle,
    exchangedInCent: 0,
    currency,
    customer: customer(trial),
    payment,
    ...changes,
  };
  return { order, starterBundle, reference: payment.reference };
}
