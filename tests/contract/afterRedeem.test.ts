import { expect } from 'vitest';
import {
  ADA,
  ADDRESS,
  mailedKey,
  order,
  quote,
  readyKey,
  redeem,
  shopFor,
  slowPartner,
  withQuote,
} from '../tools/sandbox/shopping.ts';
import { payloadOf } from '../tools/sandbox/visitor.ts';
import type { Wire } from '../tools/sandbox/visitor.ts';
import { it } from '../tools/sandbox/visits.ts';
import { AFTER_REDEEM, Judge } from './judge.ts';

const judge = new Judge();
const { get, post, postAt } = judge;
it('corrects an address, and refuses to, as the contract says', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const { body } = await redeem(visitor, order(quoteId), { token });
  const path = `/v2/redeem/email/${quoteId}`;
  const right = { email: 'ada.muster@mail.example' };
  await post(visitor, path, right, 200, body.statusToken);
  await post(visitor, path, {}, 400, token);
  await post(visitor, path, right, 401);
  await post(visitor, '/v2/redeem/email/none', right, 404, token);
  await post(visitor, path, { email: 'ada' }, 422, token);
  await visitor.post('/api/v2/redeem-link/reveal', undefined, { link: await mailedKey(visitor) });
  await post(visitor, path, right, 409, token);
});

it('takes note of wishes for a mail as the contract says', async ({ visitor }) => {
  const { code } = await visitor.voucher('spendable');
  const email = ADA.email;
  const resend = '/v2/redeem/resend-link';
  await post(visitor, resend, { code, email, captcha: visitor.captcha() }, 202);
  await post(visitor, resend, { code, email, captcha: '' }, 400);
  await post(visitor, resend, { code, email: 'ada', captcha: visitor.captcha() }, 422);
  const renew = '/v2/redeem-link/renew';
  const link = await readyKey(visitor, 'redeemLinkExpired');
  await postAt(visitor, link, renew, { email }, 202);
  await postAt(visitor, link, renew, {}, 400);
  await postAt(visitor, link, renew, { email: 'ada' }, 422);
});

it('gives the PDF of a link as the contract says', async ({ visitor }) => {
  const path = '/v2/redeem-link/pdf';
  const link = await readyKey(visitor, 'redeemLink');
  await get(visitor, path, 409, link);
  await visitor.post('/api/v2/redeem-link/reveal', undefined, { link });
  await get(visitor, path, 200, link);
  await get(visitor, path, 409, await readyKey(visitor, 'redeemLinkDelayed'));
  await get(visitor, path, 410, await readyKey(visitor, 'redeemLinkExpired'));
  await get(visitor, path, 404, 'none');
});

it('shows every ready link as the contract says', async ({ visitor }) => {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  const names = Object.keys(body).filter((name) => name.startsWith('redeemLink'));
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const path = '/v2/redeem-link';
    const answer = await visitor.fetch('GET', `/api${path}`, { link: await readyKey(visitor, name) });
    expect(await judge.contract.faultsOf('GET', path, answer.clone()), name).toEqual([]);
  }
});

it('describes and gives documents as the contract says', async ({ visitor }) => {
  const link = (name: string) => readyKey(visitor, name);
  const path = '/v2/voucher-document';
  const download = `${path}/download`;
  for (const name of ['documentPdf', 'documentZip', 'documentWithPin', 'documentExpired', 'documentLocked'])
    await get(visitor, path, 200, await link(name));
  await get(visitor, path, 404, 'none');
  const several = await link('documentZip');
  await postAt(visitor, several, download, { format: 'pdf' }, 200);
  await postAt(visitor, several, download, { format: 'zip' }, 200);
  await postAt(visitor, several, download, { format: 'doc' }, 422);
  await postAt(visitor, several, download, {}, 400);
  await postAt(visitor, 'none', download, { format: 'pdf' }, 404);
  const locking = await link('documentWithPin');
  for (const status of [403, 403, 403, 403, 423])
    await postAt(visitor, locking, download, { format: 'pdf', pin: '1' }, status);
  await postAt(visitor, await link('documentExpired'), download, { format: 'pdf' }, 410);
});

it('describes a document that waits for a partner as the contract says', async ({ visitor }) => {
  const token = await visitor.tokenOf('large');
  const { body: shop } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${slowPartner()}`);
  const valueInCent = shop.voucherValues?.[0]?.valueInCent ?? 0;
  const { body } = await quote(visitor, token, [{ shopId: slowPartner(), valueInCent }]);
  const { body: redeemed } = await redeem(visitor, order(body.quoteId, { delivery: 'PDF' }), { token });
  const link = redeemed.documentIdent;
  await get(visitor, '/v2/voucher-document', 200, link);
  await postAt(visitor, link, '/v2/voucher-document/download', { format: 'pdf' }, 409);
});

it('takes donations as the contract says', async ({ visitor }) => {
  const token = await visitor.tokenOf('spendable');
  await get(visitor, '/v2/donation/organisations/1', 200);
  await get(visitor, '/v2/donation/organisations/0', 404);
  const path = '/v2/donation';
  const gift = (changes: object = {}) => ({
    donationId: crypto.randomUUID(),
    organisationId: '11',
    valueInCent: 500,
    receipt: true,
    customer: { ...ADA, ...ADDRESS },
    confirmations: { notesRead: true },
    ...changes,
  });
  const first = gift();
  await post(visitor, path, first, 201, token);
  await get(visitor, `${path}/${first.donationId}`, 200);
  await get(visitor, `${path}/${crypto.randomUUID()}`, 404);
  await post(visitor, path, first, 409, token);
  await post(visitor, path, gift({ receipt: false }), 201, token);
  await post(visitor, path, gift({ customer: ADA }), 400, token);
  await post(visitor, path, gift(), 401);
  await post(visitor, path, gift({ organisationId: '0' }), 404, token);
  await post(visitor, path, gift({ valueInCent: 9_000 }), 422, token);
});

it('lets people in from a partner as the contract says', async ({ visitor }) => {
  await get(visitor, '/v2/third-party-redeem', 200, await readyKey(visitor, 'thirdParty'));
  await get(visitor, '/v2/third-party-redeem', 404, 'none');
});

it('tells how orders stand as the contract says', async () => {
  const { visitor, token, quoteId } = await withQuote({ condition: 'large', valueInCent: 25_000 });
  const { body } = await redeem(visitor, order(quoteId), { token });
  const path = '/v2/order/status';
  const ask = (orderNumber: string, email: string) => ({ orderNumber, email, captcha: visitor.captcha() });
  await post(visitor, path, ask(body.orderNumber, ADA.email), 200);
  await post(visitor, path, ask('1', ADA.email), 404);
  const email = await readyKey(visitor, 'email');
  await post(visitor, path, ask(await readyKey(visitor, 'orderFound'), email), 200);
  await post(visitor, path, ask(await readyKey(visitor, 'orderUndeterminable'), email), 503);
  await post(visitor, path, { orderNumber: '1', email, captcha: '' }, 400);
});

it('offers giveaways, and hands them out, as the contract says', async () => {
  const { visitor, token, quoteId } = await withQuote();
  await redeem(visitor, order(quoteId), { token });
  const path = '/v2/giveaway/get-one-active-with-unused-codes';
  const { voucher } = payloadOf(token);
  const asked = { voucher, redeemId: quoteId };
  await post(visitor, path, asked, 200, token);
  await post(visitor, path, { ...asked, redeemId: 'none' }, 204, token);
  await post(visitor, path, asked, 401);
  const link = await readyKey(visitor, 'redeemLink');
  const { body } = await visitor.get<Wire['RedeemLink']>('/api/v2/redeem-link', { link });
  await post(visitor, `${path}/vault`, { redeemId: body.redeemId, redeemLinkToken: link }, 200, link);
  const take = '/v2/giveaway/redeem-advertisement-popup-code';
  const wish = { ...asked, email: ADA.email, id: '7' };
  await post(visitor, take, { ...wish, id: '0' }, 404, token);
  await post(visitor, take, { ...wish, email: 'ada' }, 422, token);
  await post(visitor, take, {}, 400, token);
  await post(visitor, take, wish, 401);
  await post(visitor, take, wish, 204, token);
  await post(visitor, take, wish, 409, token);
});

it('redeems a basket, and tells its state, as the contract says', async ({ visitor }) => {
  const token = await visitor.tokenOf('large');
  const { id } = await shopFor(visitor);
  const goods = await shopFor(visitor, { type: 'physical' });
  const { body } = await quote(visitor, token, [
    { shopId: String(id), valueInCent: 2500, quantity: 2 },
    { shopId: String(goods.id), valueInCent: 2500 },
  ]);
  const customer = { ...ADA, ...ADDRESS };
  await post(visitor, '/v2/redeem', order(body.quoteId, { delivery: 'POST', customer }), 201, token);
  await visitor.post('/sandbox/clock', { now: '2026-12-01T00:00:00Z' });
  await get(visitor, `/v2/redeem/${body.quoteId}`, 200);
  await visitor.post(`/sandbox/orders/${body.quoteId}/fail`, {});
  await get(visitor, `/v2/redeem/${body.quoteId}`, 200);
});

it('has put every call of the aftermath to the test', () => {
  expect([...judge.seen].filter((call) => AFTER_REDEEM.includes(call)).toSorted()).toEqual(AFTER_REDEEM);
});
