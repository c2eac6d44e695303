import { expect, it } from 'vitest';
import { CONTRACT } from '../tools/conformance/stage.ts';
import { paidOrder, pending, withShortQuote } from '../tools/sandbox/difference.ts';
import { bundle, orderVouchers, promotion } from '../tools/sandbox/ordering.ts';
import { DECLINED, finalizePayment, FRICTIONLESS, wish } from '../tools/sandbox/paying.ts';
import {
  ADA,
  ADDRESS,
  order,
  quote,
  redeem,
  readyKey,
  shopFor,
  slowPartner,
  wait,
} from '../tools/sandbox/shopping.ts';
import { Visitor, type Wire } from '../tools/sandbox/visitor.ts';

/** Somebody to whom every answer has to keep the contract. */
class Judge extends Visitor {
  override async fetch(...[method, path, call]: Parameters<Visitor['fetch']>): Promise<Response> {
    const answer = await super.fetch(method, path, call);
    const [plain = ''] = path.split('?');
    if (plain.startsWith('/api/')) {
      const faults = await CONTRACT.faultsOf(method, plain.slice('/api'.length), answer.clone());
      expect(faults, `${method} ${path}`).toEqual([]);
    }
    return answer;
  }
}

/** Where the page of a ready link asks what is behind it. */
const READ_BY: Readonly<Record<string, string>> = {
  merchantcode: '/api/v2/redeem-link',
  'voucher-pdf': '/api/v2/voucher-document',
  'fraud-prevention': '/api/v2/fraud-prevention',
  activate: '/api/v2/activation',
  tpr: '/api/v2/third-party-redeem',
};

it.each([
  ['/redeem-site-config/IT', 200],
  ['/v2/redeem/variation/DE/birthday', 200],
  ['/v2/redeem/variation/DE/wellness', 200],
  ['/v2/redeem/variation/DE/cardholders', 200],
  ['/v2/acceptance-points/31', 200],
  ['/v2/shop/categories/36', 200],
  ['/v2/shop/wall/1?name=o&position=T&categories=3&voucherValue=2500&redeemable=REDEEMABLE_ONLINE', 200],
  ['/v2/shop/wall/1?keywords=yoga&shopIds=100001,100002&page=99&size=500', 200],
  ['/v2/shop/wall/1?shops=1500', 200],
  ['/v2/shop/wall/1?shops=0', 400],
  ['/v2/shop/wall/1?size=-1', 400],
  ['/v2/voucher/charge/offers/IT', 200],
])('answers GET %s with %d as the contract says', async (path, status) => {
  expect((await new Judge().fetch('GET', `/api${path}`)).status).toBe(status);
});

it('describes every shop of every wall as the contract says', async () => {
  const visitor = new Judge();
  for (const category of [9, 27, 33]) await visitor.fetch('GET', `/api/v2/shop/wall/${category}`);
  const { body } = await visitor.get<{ id: string }[]>('/api/v2/shop/wall/1');
  for (const { id } of body.slice(0, 80)) await visitor.fetch('GET', `/api/v2/shop/${id}`);
});

it('answers every seeded voucher as the contract says', async () => {
  const visitor = new Judge();
  const { body } =
    await visitor.get<{ site: string; code: string; serialNumber: string }[]>('/sandbox/vouchers');
  const statuses = new Set<number>();
  for (const { site, code, serialNumber } of body.filter((one) => one.site === 'de')) {
    statuses.add((await visitor.enter(code, site)).status);
    const check = { serialNumber, captcha: visitor.captcha() };
    await visitor.post('/api/v2/voucher/charge/check', check);
  }
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([
    200, 404, 409, 410, 422, 423, 500, 503,
  ]);
});

it('describes and opens what is behind every ready link as the contract says', async () => {
  const visitor = new Judge();
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  const read = Object.values(body).flatMap((address) => {
    const [, page = '', ...link] = address.split('/');
    const path = READ_BY[page];
    return path === undefined ? [] : [{ path, link: link.join('/') }];
  });
  expect(read.length).toBeGreaterThan(25);
  for (const { path, link } of read) await visitor.fetch('GET', path, { link });
  for (const { path, link } of read.filter((one) => one.path === READ_BY['merchantcode'])) {
    await visitor.fetch('POST', `${path}/reveal`, { link });
    await visitor.fetch('GET', `${path}/pdf`, { link });
  }
});

it('redeems a basket by post, and tells how it came to fail, as the contract says', async () => {
  const visitor = new Judge();
  const token = await visitor.tokenOf('large');
  const [codes, goods] = [await shopFor(visitor), await shopFor(visitor, 'physical')];
  const { body } = await quote(visitor, token, [
    { shopId: String(codes.id), valueInCent: 2500, quantity: 2 },
    { shopId: String(goods.id), valueInCent: 2500 },
  ]);
  const customer = { ...ADA, ...ADDRESS };
  await redeem(visitor, order(body.quoteId, { delivery: 'POST', customer }), { token });
  await wait(visitor, 240);
  const state = `/api/v2/redeem/${body.quoteId}`;
  await visitor.fetch('GET', state, { token });
  await visitor.post(`/sandbox/orders/${body.quoteId}/fail`, {});
  expect((await visitor.get<Wire['Redemption']>(state, { token })).body.status).toBe('RETURNED_TO_BALANCE');
});

it('describes a document that waits for its partner as the contract says', async () => {
  const visitor = new Judge();
  const token = await visitor.tokenOf('large');
  const shopId = slowPartner();
  const { body: shop } = await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${shopId}`);
  const valueInCent = shop.voucherValues?.[0]?.valueInCent ?? 0;
  const { quoteId } = (await quote(visitor, token, [{ shopId, valueInCent }])).body;
  const { body } = await redeem(visitor, order(quoteId, { delivery: 'PDF' }), { token });
  const link = body.documentIdent;
  await visitor.fetch('GET', '/api/v2/voucher-document', { link });
  const download = { link, body: { format: 'pdf' } };
  expect((await visitor.fetch('POST', '/api/v2/voucher-document/download', download)).status).toBe(409);
});

it('takes a difference by wallet and by card as the contract says', async () => {
  const short = await withShortQuote(new Judge());
  const { visitor, token, quoteId } = short;
  await pending(short, 'amazon-pay');
  const declined = paidOrder(quoteId, wish('unzer', { typeId: DECLINED }));
  expect((await redeem(visitor, declined, { token })).status).toBe(422);
  const { id, payment } = await pending(short, 'unzer', FRICTIONLESS);
  expect((await finalizePayment(visitor, payment, 's-chg-none')).status).toBe(404);
  expect((await finalizePayment(visitor, payment, id)).status).toBe(200);
  expect((await redeem(visitor, paidOrder(quoteId, wish('unzer')), { token })).status).toBe(409);
});

it('redeems with rechargeable vouchers in mind, and takes orders of new ones, as the contract says', async () => {
  const { visitor, token, quoteId } = await withShortQuote(new Judge(), 2500);
  const customer = { ...ADA, orderPrepaidVouchers: true, useRecharge: true, prepaidEndAmount: 5000 };
  expect((await redeem(visitor, order(quoteId, { customer }), { token })).status).toBe(422);
  const confirmed = { ...customer, orderPrepaidVouchersConfirmation: true };
  expect((await redeem(visitor, order(quoteId, { customer: confirmed }), { token })).status).toBe(201);
  expect((await orderVouchers(visitor, bundle({ payment: wish('amazon-pay') }))).status).toBe(201);
  const other = await withShortQuote(new Judge());
  const exchange = promotion({ exchangedInCent: 100, payment: wish('unzer', { typeId: FRICTIONLESS }) });
  expect((await orderVouchers(other.visitor, exchange, other)).status).toBe(201);
});

it.each(['old-format', 'old-replaced', 'old-rejected'])(
  'tells the outcome of the check of an %s code as the contract says',
  async (condition) => {
    const visitor = new Judge();
    const { code } = await visitor.voucher(condition);
    const asked = { code, email: ADA.email, captcha: visitor.captcha() };
    const { body } = await visitor.post<Wire['Reactivation']>('/api/v2/voucher/reactivation', asked);
    await wait(visitor, 24);
    const state = { link: body.reactivationId };
    expect((await visitor.fetch('GET', '/api/v2/voucher/reactivation/state', state)).status).toBe(200);
  },
);

it('locks a check after five wrong PINs as the contract says', async () => {
  const visitor = new Judge();
  const enter = async (pin: string, name: string) => {
    const call = { body: { pin }, link: await readyKey(visitor, name) };
    return (await visitor.fetch('POST', '/api/v2/fraud-prevention/pin', call)).status;
  };
  for (const status of [403, 403, 403, 403, 423]) expect(await enter('1111', 'fraudCheckPin')).toBe(status);
  expect(await enter('042817', 'fraudCheckLetter')).toBe(200);
});
