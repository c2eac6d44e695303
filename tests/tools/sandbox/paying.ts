import type { Answer, ListedVoucher, Visitor, Wire } from './visitor.ts';

export type Provider = 'amazon-pay' | 'unzer';
export const FRICTIONLESS = 's-crd-frictionless-1';
export const CHALLENGE = 's-crd-challenge-1';
export const DECLINED = 's-crd-declined-1';

const CHARGE = '/api/v2/voucher/charge';

/** An answer, or in its place a problem; tests look at what they expect. */
export type Or<T> = T & Omit<Wire['Problem'], 'status' | 'reason'>;

/** A new prepaid voucher, and the token to charge it. */
export async function toTopUp(visitor: Visitor): Promise<{ voucher: ListedVoucher; token: string }> {
  const wanted = { site: 'de', isPrepaid: true, balanceInCent: 4000 };
  const { body: voucher } = await visitor.post<ListedVoucher>('/sandbox/vouchers', wanted);
  const asked = { serialNumber: voucher.serialNumber, captcha: visitor.captcha() };
  const { body } = await visitor.post<Wire['ChargeCheck']>(`${CHARGE}/check`, asked);
  return { voucher, token: body.token };
}

/** What the app sends to begin a payment. */
export function payment(
  provider: Provider,
  changes: Readonly<Record<string, unknown>> = {},
): Wire['CardChargeInit'] & { reference: string } {
  const reference = crypto.randomUUID();
  const returnUrl = `http://de.localhost:3000/payment/${provider}-return?reference=${reference}`;
  const card = provider === 'unzer' ? { typeId: CHALLENGE } : {};
  const body = { ...card, amount: 2500, currency: 'EUR', returnUrl, reference, ...changes };
  return body as Wire['CardChargeInit'];
}

export function init(
  visitor: Visitor,
  provider: Provider,
  body: object,
  token: string,
): Promise<Answer<Or<Wire['WalletCharge'] & Wire['CardCharge']>>> {
  return visitor.post(`${CHARGE}/init/${provider}`, body, { token, key: crypto.randomUUID() });
}

/** @param id the wallet's session or the card's charge */
export function finalize(
  visitor: Visitor,
  provider: Provider,
  id: string,
  { token, key }: { readonly token: string; readonly key: string },
): Promise<Answer<Or<Wire['ChargeOutcome']>>> {
  return visitor.post(`${CHARGE}/finalize/${provider}`, named(provider, id), { token, key });
}

const named = (provider: Provider, id: string) =>
  provider === 'unzer' ? { chargeId: id } : { amazonCheckoutSessionId: id };

/** How a payment stands, as a page without a token asks. */
export async function stateOf(visitor: Visitor, reference: string): Promise<Wire['PaymentState']> {
  return (await visitor.post<Wire['PaymentState']>('/api/v2/payment/state', { reference })).body;
}

/** How somebody wants to pay for a redemption or an order. */
export function wish(
  provider: Provider,
  changes: Readonly<Record<string, unknown>> = {},
): Wire['PaymentWish'] {
  const { typeId, returnUrl, reference } = payment(provider, changes);
  return { provider, reference, returnUrl, ...(provider === 'unzer' && { typeId }) };
}

/** Closes the payment of a redemption or an order; no token goes with it. */
export function finalizePayment(
  visitor: Visitor,
  { provider, reference }: Pick<Wire['PaymentWish'], 'provider' | 'reference'>,
  id: string,
  key: string = crypto.randomUUID(),
): Promise<Answer<Or<Wire['PaymentOutcome']>>> {
  return visitor.post('/api/v2/payment/finalize', { reference, ...named(provider, id) }, { key });
}

/** What finalize names a payment by: the wallet's session, the card's charge. */
export async function idOf(visitor: Visitor, begun: Partial<Begun> | undefined): Promise<string> {
  const { payload = '', buttonSignature: signature = '', chargeId } = begun ?? {};
  if (chargeId !== undefined) return chargeId;
  const sent = await visitor.form('/sandbox/pay/wallet', { payloadJSON: payload, signature });
  return sent.headers.get('Location')?.split('=')[1] ?? '';
}

export type Begun = Wire['WalletCharge'] & Wire['CardCharge'];
