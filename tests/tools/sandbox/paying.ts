import type { Answer, ListedVoucher, Visitor, Wire } from './visitor.ts';

export type Provider = 'amazon-pay' | 'unzer';
export const FRICTIONLESS = 's-crd-frictionless-1';
export const CHALLENGE = 's-crd-challenge-1';
export const DECLINED = 's-crd-declined-1';

const CHARGE = '/api/v2/voucher/charge';
const RETURN = { 'amazon-pay': 'amazon-pay-return', unzer: 'unzer-return' } as const;
const hostOf = (site: string) => `${site}.localhost:3000`;

/** An answer, or in its place a problem; tests look at what they expect. */
export type Or<T> = T & Omit<Wire['Problem'], 'status' | 'reason'>;

/** Asks whether a voucher can be topped up, as the app of its site does. */
function check(visitor: Visitor, serialNumber: string, site = 'de') {
  const body = { serialNumber, captcha: visitor.captcha() };
  return visitor.post<Or<Wire['ChargeCheck']>>(`${CHARGE}/check`, body, { host: hostOf(site) });
}

/** A new prepaid voucher of a site, and the token to charge it. */
export async function toTopUp(
  visitor: Visitor,
  site = 'de',
): Promise<{ voucher: ListedVoucher; token: string }> {
  const wanted = { site, isPrepaid: true, balanceInCent: 4000 };
  const { body: voucher } = await visitor.post<ListedVoucher>('/sandbox/vouchers', wanted);
  const { body } = await check(visitor, voucher.serialNumber, site);
  return { voucher, token: body.token };
}

/** What the app sends to begin a payment. */
export function payment(
  provider: Provider,
  { site = 'de', ...changes }: { readonly site?: string; readonly [field: string]: unknown } = {},
): Wire['CardChargeInit'] & { reference: string } {
  const reference = crypto.randomUUID();
  const returnUrl = `http://${hostOf(site)}/payment/${RETURN[provider]}?reference=${reference}`;
  const card = provider === 'unzer' ? { typeId: CHALLENGE } : {};
  const body = { ...card, amount: 2500, currency: 'EUR', returnUrl, reference, ...changes };
  return body as Wire['CardChargeInit'];
}

interface Sent {
  readonly token: string;
  readonly key?: string;
  readonly site?: string;
}

export function init(
  visitor: Visitor,
  provider: Provider,
  body: object,
  { token, key = crypto.randomUUID(), site = 'de' }: Sent,
): Promise<Answer<Or<Wire['WalletCharge'] & Wire['CardCharge']>>> {
  return visitor.post(`${CHARGE}/init/${provider}`, body, { token, key, host: hostOf(site) });
}

/** @param id the wallet's session or the card's charge */
export function finalize(
  visitor: Visitor,
  provider: Provider,
  id: string,
  { token, key = crypto.randomUUID(), site = 'de' }: Sent,
): Promise<Answer<Or<Wire['ChargeOutcome']>>> {
  const body = provider === 'unzer' ? { chargeId: id } : { amazonCheckoutSessionId: id };
  return visitor.post(`${CHARGE}/finalize/${provider}`, body, { token, key, host: hostOf(site) });
}

/** How a payment stands, as a page without a token asks. */
export async function stateOf(
  visitor: Visitor,
  reference: string,
  site = 'de',
): Promise<Wire['PaymentState']> {
  const path = '/api/v2/payment/state';
  return (await visitor.post<Wire['PaymentState']>(path, { reference }, { host: hostOf(site) })).body;
}

/** Sends what init answered to the wallet, as its button does; the path of the page that opens. */
async function sendToWallet(
  visitor: Visitor,
  { payload, buttonSignature }: Pick<Wire['WalletCharge'], 'payload' | 'buttonSignature'>,
): Promise<string> {
  const sent = { payloadJSON: payload, signature: buttonSignature };
  return (await visitor.form('/sandbox/pay/wallet', sent)).headers.get('Location') ?? '';
}

/** Presses a button of the provider's page; the address it leads to. */
export async function decide(visitor: Visitor, id: string, decision: string, seconds = '8'): Promise<string> {
  const answer = await visitor.form('/sandbox/pay/decide', { id, decision, seconds });
  return answer.headers.get('Location') ?? '';
}

/** How somebody wants to pay for a redemption or an order. */
export function wish(
  provider: Provider,
  changes: { readonly site?: string; readonly [field: string]: unknown } = {},
): Wire['PaymentWish'] {
  const { typeId, returnUrl, reference } = payment(provider, changes);
  return { provider, reference, returnUrl, ...(provider === 'unzer' && { typeId }) };
}

/** Closes the payment of a redemption or an order; no token goes with it. */
export function finalizePayment(
  visitor: Visitor,
  { provider, reference }: Pick<Wire['PaymentWish'], 'provider' | 'reference'>,
  id: string,
  { key = crypto.randomUUID(), site = 'de' }: Partial<Sent> = {},
): Promise<Answer<Or<Wire['PaymentOutcome']>>> {
  const name = provider === 'unzer' ? { chargeId: id } : { amazonCheckoutSessionId: id };
  return visitor.post('/api/v2/payment/finalize', { reference, ...name }, { key, host: hostOf(site) });
}

/** What finalize names a payment by: the wallet's session, the card's charge. */
export async function idOf(visitor: Visitor, begun: Partial<Begun> | undefined): Promise<string> {
  const { payload, buttonSignature, chargeId } = begun ?? {};
  if (chargeId !== undefined) return chargeId;
  const sent = { payload: payload ?? '', buttonSignature: buttonSignature ?? '' };
  return (await sendToWallet(visitor, sent)).split('=')[1] ?? '';
}

export type Begun = Wire['WalletCharge'] & Wire['CardCharge'];
