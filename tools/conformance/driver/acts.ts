import type { components } from '#openapi/schema.d.ts';
import { Missing } from '../data/stock.ts';
import type { Exchange } from './call.ts';
import { payloadOf } from './token.ts';
import type { Good, Trial } from './trial.ts';

/** The schemas of the contract by name. */
export type Wire = components['schemas'];

/** What is bought: one code of a shop that delivers at once. */
export interface Pick {
  readonly shopId: string;
  readonly valueInCent: number;
}

/** A voucher in use. */
export interface Holder {
  readonly code: string;
  readonly token: string;
  readonly voucher: Wire['Voucher'];
}

export function enter(trial: Trial, code: string, captcha = trial.stock.captcha()): Promise<Exchange> {
  const { voucherCategory } = trial.data.site;
  return trial.send({ operation: 'createVoucherToken', body: { code, voucherCategory, captcha } });
}

/** Enters a code that was not used before. */
export async function holder(
  trial: Trial,
  kind: 'spendable' | 'small' | 'large' = 'spendable',
): Promise<Holder> {
  return holderOf(trial, trial.stock.take(kind, trial.data[kind]));
}

async function holderOf(trial: Trial, code: string): Promise<Holder> {
  const { voucherCategory } = trial.data.site;
  const body = { code, voucherCategory, captcha: trial.stock.captcha() };
  const { token } = (await trial.good<Wire['VoucherToken']>({ operation: 'createVoucherToken', body })).body;
  return { code, token, voucher: payloadOf(token)?.voucher as Wire['Voucher'] };
}

const picks = new WeakMap<object, Promise<Pick>>();

/** A shop that delivers codes at once, and its smallest value that can be bought often; chosen once for a run. */
export function pick(trial: Trial): Promise<Pick> {
  const known = picks.get(trial.driver) ?? choose(trial);
  picks.set(trial.driver, known);
  return known;
}

async function choose(trial: Trial): Promise<Pick> {
  const { shop, site } = trial.data;
  const { body: tiles } = await trial.good<Wire['ShopTile'][]>({
    operation: 'listShops',
    path: { id: site.voucherCategory },
    query: { noMarketplaces: 'true', voucherValue: '2500' },
  });
  const { token } = await holderOf(trial, trial.stock.lend('spendable', trial.data.spendable));
  const candidates = tiles.filter(({ id }) => shop === undefined || String(id) === shop);
  for (const { id } of candidates.slice(0, 10)) {
    const wanted = { shopId: String(id), valueInCent: 2500 };
    const answer = await quote(trial, token, wanted);
    const { notices } = (answer.body ?? {}) as Partial<Wire['Quote']>;
    if (answer.status === 200 && notices?.length === 0) return wanted;
  }
  throw new Missing('a shop on the wall that delivers a value of 25.00 at once');
}

export function quote(trial: Trial, token: string, item: Pick, quantity = 1): Promise<Exchange> {
  return trial.send({ operation: 'createQuote', token, body: { items: [{ ...item, quantity }] } });
}

export async function quoted(trial: Trial, token: string, quantity = 1): Promise<Wire['Quote']> {
  const item = await pick(trial);
  const body = { items: [{ ...item, quantity }] };
  return (await trial.good<Wire['Quote']>({ operation: 'createQuote', token, body })).body;
}

export function customer(trial: Trial) {
  const { email } = trial.data.customer;
  return { ...trial.data.customer, repeatEmail: email };
}

/** What a customer sends at the end. Codes come as links, so that no mail has to be read. */
export function order(trial: Trial, quoteId: string, changes: object = {}): object {
  const { salutation, firstName, lastName, email, repeatEmail } = customer(trial);
  return {
    quoteId,
    customer: { salutation, firstName, lastName, email, repeatEmail },
    delivery: 'LINK',
    confirmations: { notesRead: true, dataUse: true },
    redeemStartingPoint: { source: 'path', campaignName: '' },
    ...changes,
  };
}

export interface Bought extends Holder {
  readonly quote: Wire['Quote'];
  readonly redemption: Wire['Redemption'];
  readonly exchange: Exchange;
}

/** Redeems one code with a voucher that was not used before. */
export async function bought(trial: Trial, changes: object = {}): Promise<Bought> {
  const owner = await holder(trial);
  return { ...owner, ...(await buy(trial, owner.token, changes)) };
}

/** Redeems one code. */
export async function buy(trial: Trial, token: string, changes: object = {}) {
  const quoteOf = await quoted(trial, token);
  const answer: Good<Wire['Redemption']> = await trial.good({
    operation: 'createRedemption',
    token,
    body: order(trial, quoteOf.quoteId, changes),
  });
  return { quote: quoteOf, redemption: answer.body, exchange: answer.exchange };
}

/** Redeems one code, and asks for the giveaway that comes with it. */
export async function offeredGiveaway(trial: Trial) {
  const { token, voucher, redemption } = await bought(trial);
  const about = { voucher, redeemId: redemption.redeemId };
  const { body, exchange } = await trial.good<Wire['Giveaway']>({
    operation: 'getGiveaway',
    token,
    body: about,
  });
  if (exchange.status === 204) throw new Missing('a giveaway of the backend');
  const email = `conformance-${crypto.randomUUID()}@mail.example`;
  return { token, about, wish: { ...about, email, id: String(body.id) } };
}

/** What is on a voucher now, by a quote: renewing a token is limited. */
export async function balanceOf(trial: Trial, token: string): Promise<number> {
  return (await quoted(trial, token)).balanceInCent;
}

export function donation(trial: Trial, changes: object = {}) {
  const { salutation, firstName, lastName, email, repeatEmail } = customer(trial);
  return {
    donationId: crypto.randomUUID(),
    organisationId: '',
    // A cent more than whole units: a rest that is rounded is found.
    valueInCent: 501,
    receipt: false,
    customer: { salutation, firstName, lastName, email, repeatEmail },
    confirmations: { notesRead: true },
    ...changes,
  };
}

export async function organisation(trial: Trial): Promise<string> {
  const { voucherCategory: id } = trial.data.site;
  const { body } = await trial.good<Wire['AidOrganisation'][]>({
    operation: 'listAidOrganisations',
    path: { id },
  });
  const first = body[0];
  if (first === undefined) throw new Missing('an aid organisation of the backend');
  return first.id;
}
