import { expect } from 'vitest';
import { ADA, ADDRESS, order, quote, shopFor, slowPartner } from '../tools/sandbox/shopping.ts';
import { Visitor } from '../tools/sandbox/visitor.ts';
import type { Message } from '../tools/sandbox/visitor.ts';
import { it } from '../tools/sandbox/visits.ts';
import { AFTER_REDEEM, CHARGING, FRAUD, GIVERS, Judge, OPERATION, PAYING, SUPPORT } from './judge.ts';

const judge = new Judge();
const { contract, get, post, postAt, seen } = judge;
const keepsContract = judge.keepsContract.bind(judge);

async function linkToken(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  return body[name]?.split('/').at(-1) ?? '';
}

it.each([
  ['/redeem-site-config/IT', 200],
  ['/redeem-site-config/XX', 404],
  ['/v2/parameter', 200],
  ['/v2/parameter/queuefair.redeem_active', 200],
  ['/v2/parameter/none', 404],
  ['/v2/redeem/variation/DE', 200],
  ['/v2/redeem/variation/DE/birthday', 200],
  ['/v2/redeem/variation/DE/wellness', 200],
  ['/v2/redeem/variation/DE/cardholders', 200],
  ['/v2/redeem/variation/DE/none', 404],
  ['/v2/redeem/variation/XX', 200],
  ['/v2/shop/categories/1', 200],
  ['/v2/acceptance-points/31', 200],
  ['/v2/acceptance-points/1', 200],
  ['/v2/acceptance-points/0', 404],
  ['/v2/shop/categories/36', 200],
  ['/v2/shop/categories/0', 404],
  ['/v2/shop/wall/1', 200],
  ['/v2/shop/wall/36?page=0&size=5', 200],
  ['/v2/shop/wall/1?name=o&position=T&categories=3&voucherValue=2500&redeemable=REDEEMABLE_ONLINE', 200],
  ['/v2/shop/wall/1?keywords=yoga&shopIds=100001,100002&page=99&size=500', 200],
  ['/v2/shop/wall/1?shops=1500', 200],
  ['/v2/shop/wall/1?shops=0', 400],
  ['/v2/shop/wall/1?size=-1', 400],
  ['/v2/shop/wall/0', 404],
  ['/v2/shop/100001', 200],
  ['/v2/shop/100001?fields=name,id', 200],
  ['/v2/shop/999999', 404],
  ['/v2/translation/dump/FrontendNew', 200],
  ['/v2/translation/dump/FrontendNew?placeholderWrap=%5B%7C%5D', 200],
  ['/v2/captcha/question', 200],
  ['/v2/redeem/none', 404],
  ['/v2/redeem-link', 404],
])('answers GET %s with %d as the contract says', async (path, status) => {
  await get(new Visitor(), path, status);
});

it('describes every shop of every wall as the contract says', async ({ visitor }) => {
  for (const category of [9, 27, 33]) {
    await get(visitor, `/v2/shop/wall/${category}`, 200);
  }
  const { body } = await visitor.get<{ id: string }[]>('/api/v2/shop/wall/1');
  for (const { id } of body.slice(0, 80)) {
    await get(visitor, `/v2/shop/${id}`, 200);
  }
});

it('answers every seeded voucher of a site as the contract says', async ({ visitor }) => {
  const { body } = await visitor.get<{ site: string; code: string }[]>('/sandbox/vouchers');
  const statuses = new Set<number>();
  for (const { code } of body.filter(({ site }) => site === 'de')) {
    const sent = { code, voucherCategory: 1, captcha: visitor.captcha() };
    const answer = await visitor.fetch('POST', '/api/v2/voucher/token', { body: sent });
    statuses.add(answer.status);
    expect(await contract.faultsOf('POST', '/v2/voucher/token', answer), code).toEqual([]);
    expect(contract.requestFaults('POST', '/v2/voucher/token', sent)).toEqual([]);
  }
  seen.add('createVoucherToken');
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([
    200, 404, 409, 410, 422, 423, 500, 503,
  ]);
});

it('answers a refused captcha and a wrong shape of the token call as the contract says', async ({
  visitor,
}) => {
  const path = '/v2/voucher/token';
  const body = { code: 'ABC', voucherCategory: 1, captcha: '' };
  await post(visitor, path, body, 400);
  await post(visitor, path, [], 400);
});

it('renews a token as the contract says', async ({ visitor }) => {
  const path = '/v2/voucher/token/refresh';
  await post(visitor, path, undefined, 200, await visitor.tokenOf('spendable'));
  await post(visitor, path, undefined, 401);
});

it('quotes, and refuses to, as the contract says', async ({ visitor }) => {
  const path = '/v2/redeem/quote';
  const token = await visitor.tokenOf('large');
  const { id } = await shopFor(visitor, { valueInCent: 25_000 });
  const items = (shopId: string, valueInCent: number) => ({ items: [{ shopId, valueInCent, quantity: 1 }] });
  await post(visitor, path, items(String(id), 25_000), 200, token);
  await post(visitor, path, items('999999', 2500), 404, token);
  await post(visitor, path, items('600001', 2500), 422, token);
  await post(visitor, path, {}, 400, token);
  await post(visitor, path, items(String(id), 2500), 401);
});

it.each([
  ['by mail', {}, {}],
  ['with links', {}, { delivery: 'LINK' }],
  ['as a PDF', {}, { delivery: 'PDF' }],
  ['as a ZIP', {}, { delivery: 'ZIP' }],
  ['by post', { type: 'physical' as const }, { delivery: 'POST', customer: { ...ADA, ...ADDRESS } }],
])('redeems %s and tells the state as the contract says', async (_, wish, changes) => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const { id } = await shopFor(visitor, wish);
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  const path = '/v2/redeem';
  await post(visitor, path, order(body.quoteId, { confirmations: {} }), 422, token);
  await post(visitor, path, order(body.quoteId, changes), 201, token);
  await post(visitor, path, order(body.quoteId, changes), 409, token);
  await post(visitor, path, order('none'), 404, token);
  await post(visitor, path, order(body.quoteId), 401);
  await get(visitor, `/v2/redeem/${body.quoteId}`, 200);
  await keepsContract(visitor, { method: 'GET', path: `/v2/redeem/${body.quoteId}`, token, status: 200 });
});

it.each([
  ['a large sum', 'large', undefined, 25_000],
  ['a slow partner', 'large', slowPartner(), undefined],
])('redeems %s as the contract says', async (_, condition, wanted, value) => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf(condition);
  const shopId = wanted ?? String((await shopFor(visitor, { valueInCent: value ?? 0 })).id);
  const { body: shop } = await visitor.get<{ voucherValues: { valueInCent: number }[] }>(
    `/api/v2/shop/${shopId}`,
  );
  const valueInCent = value ?? shop.voucherValues[0]?.valueInCent ?? 0;
  const { body } = await quote(visitor, token, [{ shopId, valueInCent }]);
  await post(visitor, '/v2/redeem', order(body.quoteId), 201, token);
});

it('opens, delays and closes links as the contract says', async ({ visitor }) => {
  const path = '/v2/redeem-link';
  for (const [name, looked, revealed] of [
    ['redeemLink', 200, 200],
    ['redeemLinkDelayed', 200, 409],
    ['redeemLinkExpired', 410, 410],
    ['none', 404, 404],
  ] as const) {
    const link = await linkToken(visitor, name);
    await get(visitor, path, looked, link);
    await postAt(visitor, link, `${path}/reveal`, undefined, revealed);
  }
});

it('reveals barcodes and addresses as the contract says', async ({ visitor }) => {
  for (const category of [28, 30]) {
    const token = await visitor.tokenOf('large');
    const wall = `/api/v2/shop/wall/1?categories=${category}&distribution=PROMOTION`;
    const { body: shops } =
      await visitor.get<{ id: string; voucherValues: { valueInCent: number }[] }[]>(wall);
    const [shop] = shops.filter(
      ({ id, voucherValues }) => (voucherValues[0]?.valueInCent ?? 0) <= 2500 && id !== slowPartner(),
    );
    const valueInCent = shop?.voucherValues[0]?.valueInCent ?? 0;
    const { body } = await quote(visitor, token, [{ shopId: shop?.id ?? '', valueInCent }]);
    await post(visitor, '/v2/redeem', order(body.quoteId), 201, token);
    const { body: outbox } = await visitor.get<Message[]>('/sandbox/outbox');
    const link = outbox[0]?.links[0]?.split('/').at(-1) ?? '';
    await postAt(visitor, link, '/v2/redeem-link/reveal', undefined, 200);
  }
});

it('has put every call of the contract to the test but those of later flows', () => {
  const all = contract.operations.map(({ operationId }) => operationId);
  expect(
    [
      ...seen,
      ...AFTER_REDEEM,
      ...CHARGING,
      ...FRAUD,
      ...GIVERS,
      ...OPERATION,
      ...PAYING,
      ...SUPPORT,
    ].toSorted(),
  ).toEqual(all.toSorted());
});

it('would notice a field that is not in the contract, a missing one, and a wrong type of body', async () => {
  const faults = async (body: string, type = 'application/json') =>
    contract.faultsOf('GET', '/v2/parameter/x', new Response(body, { headers: { 'Content-Type': type } }));
  expect(await faults('{"key":"a","value":"b"}')).toEqual([]);
  expect(await faults('{"key":"a","value":"b","more":1}')).toHaveLength(1);
  expect(await faults('{"key":"a"}')).toHaveLength(1);
  expect(await faults('{"key":"a","value":"b"}', 'text/plain')).toHaveLength(1);
});
