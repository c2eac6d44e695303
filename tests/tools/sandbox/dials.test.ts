import { expect } from 'vitest';
import { SITES } from '#sites/index.ts';
import { buy, order, redeem, shopFor, withQuote } from './shopping.ts';
import { type ListedVoucher, type Wire, NOW, payloadOf, Visitor } from './visitor.ts';
import { it } from './visits.ts';

const PARAMETER = '/api/v2/parameter';

it('carries the sandbox time in the Date header of every answer', async ({ visitor }) => {
  const dateOf = async () => Date.parse((await visitor.get(PARAMETER)).headers.get('Date') ?? '');
  expect(await dateOf()).toBe(NOW);
  await visitor.post('/sandbox/clock', { now: '2030-01-01T00:00:00Z' });
  expect(await dateOf()).toBe(Date.parse('2030-01-01T00:00:00Z'));
  await visitor.post('/sandbox/clock', { now: null });
  expect(await dateOf()).toBe(NOW);
});

it('answers a dialled code as often as was asked for', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code: 'STDx5', times: 2 });
  for (const expected of [503, 503, 200]) expect((await visitor.get(PARAMETER)).status).toBe(expected);
});

it('issues a token whatever faults are dialled', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '*', status: 500 });
  const { body } = await visitor.post<ListedVoucher>('/sandbox/vouchers', { site: 'de' });
  const issued = await visitor.post<{ token: string }>('/sandbox/tokens', { code: body.code });
  expect(payloadOf(issued.body.token).voucher).toMatchObject({ serialNumber: body.serialNumber });
  expect((await visitor.post('/sandbox/tokens', { code: 'nobody' })).status).toBe(404);
});

it('answers HTML where JSON is expected, and a wrong shape, when told to', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', body: '<h1>Gateway</h1>', times: 1 });
  const page = await visitor.fetch('GET', PARAMETER);
  expect([page.status, page.headers.get('Content-Type'), await page.text()]).toEqual([
    200,
    'text/html',
    '<h1>Gateway</h1>',
  ]);
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', body: { wrong: 'shape' }, times: 1 });
  expect((await visitor.get(PARAMETER)).body).toEqual({ wrong: 'shape' });
});

it('says when to come back', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', status: 429, retryAfterSeconds: 120 });
  const answer = await visitor.get<Wire['Problem']>(PARAMETER);
  expect([answer.status, answer.headers.get('Retry-After'), answer.body.errors]).toEqual([429, '120', []]);
});

it('meets only the method and the path that were named, an exact path before a star', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '/v2/*', status: 500, method: 'get' });
  await visitor.post('/sandbox/faults', { path: '/api/v2/parameter', status: 502 });
  expect((await visitor.get('/api/v2/captcha/question')).status).toBe(500);
  expect((await visitor.get(PARAMETER)).status).toBe(502);
  expect((await visitor.get('/api/redeem-site-config/DE')).status).toBe(200);
  expect((await visitor.post('/api/v2/voucher/token/refresh', undefined)).status).toBe(401);
  await visitor.delete('/sandbox/faults');
  expect((await visitor.get(PARAMETER)).status).toBe(200);
});

it.each([
  ['request', 404, 5000],
  ['answer', 200, 2500],
])(
  'loses the %s of a redemption, of which the state then tells',
  async (network, stateStatus, balanceInCent) => {
    const { visitor, token, quoteId } = await withQuote();
    await visitor.post('/sandbox/faults', { path: '/v2/redeem', method: 'POST', network, times: 1 });
    await expect(redeem(visitor, order(quoteId), { token })).rejects.toThrow('lost');
    expect((await visitor.get(`/api/v2/redeem/${quoteId}`)).status).toBe(stateStatus);
    expect((await visitor.voucher('spendable')).balanceInCent).toBe(balanceInCent);
  },
);

it.each([
  [{}, 502, 'text/html', '<h1>502</h1>', null],
  [{ status: 429, retryAfterSeconds: 30 }, 429, 'text/html', '<h1>429</h1>', '30'],
  [{ status: 404, body: { message: 'no route' } }, 404, 'application/json', '{"message":"no route"}', null],
])('carries a redemption out and answers as the gateway of %j', async (answer, status, type, text, wait) => {
  const { visitor, token, quoteId } = await withQuote();
  const fault = { path: '/v2/redeem', method: 'POST', network: 'gateway', times: 1, ...answer };
  await visitor.post('/sandbox/faults', fault);
  const call = { body: order(quoteId), token, key: crypto.randomUUID() };
  const send = () => visitor.fetch('POST', '/api/v2/redeem', call);
  const refusal = await send();
  expect([refusal.status, refusal.headers.get('Content-Type'), await refusal.text()]).toEqual([
    status,
    type,
    text,
  ]);
  expect(refusal.headers.get('Retry-After')).toBe(wait);
  expect((await visitor.voucher('spendable')).balanceInCent).toBe(2500);
  expect((await send()).status).toBe(201);
  expect((await visitor.voucher('spendable')).balanceInCent).toBe(2500);
});

it('writes digits as numbers, but none that a number would lose', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '/*', digits: 'numbers' });
  const { body } = await visitor.get<{ postalCode: unknown }[]>('/api/v2/acceptance-points/31');
  expect(body.map(({ postalCode }) => postalCode)).toContain('00411');
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code: '4711' });
  expect((await visitor.get<{ errors: object[] }>(PARAMETER)).body.errors).toMatchObject([{ code: 4711 }]);
});

it('replaces fields of an answer', async ({ visitor }) => {
  const { id } = await shopFor(visitor);
  const { body } = await buy(visitor, await visitor.tokenOf('spendable'), { shopId: String(id) });
  const fields = { remainingBalanceInCent: 100_000, orderNumber: 7 };
  await visitor.post('/sandbox/faults', { path: '/v2/redeem/*', method: 'GET', fields, times: 1 });
  const path = `/api/v2/redeem/${body.redeemId}`;
  expect((await visitor.get(path)).body).toMatchObject({ ...fields, redeemId: body.redeemId, items: [{}] });
  expect((await visitor.get(path)).body).toMatchObject({ remainingBalanceInCent: 2500 });
});

it.each([
  [{}, '/path'],
  [{ path: '/v2/redeem', status: 'high' }, '/status'],
  [{ path: '/v2/redeem', network: 'slow' }, '/network'],
  [{ path: '/v2/redeem', code: 7 }, '/code'],
  [{ path: '/v2/redeem', fields: 'all' }, '/fields'],
])('refuses the fault %j', async (fault, pointer) => {
  const { status, body } = await new Visitor().post<Wire['Problem']>('/sandbox/faults', fault);
  expect([status, body.errors[0]?.pointer]).toEqual([400, pointer]);
});

it.each([
  ['/sandbox/clock', { now: 'tomorrow' }],
  ['/sandbox/token-lifetime', { seconds: 0 }],
  ['/sandbox/vouchers', { site: 'moon' }],
])('refuses what the dial %s cannot mean', async (path, body) => {
  expect((await new Visitor().post(path, body)).status).toBe(400);
});

it('puts everything back at a reset', async ({ visitor }) => {
  const { body: before } = await visitor.get('/sandbox/vouchers');
  const { id } = await shopFor(visitor);
  await buy(visitor, await visitor.tokenOf('spendable'), { shopId: String(id) });
  await visitor.post('/sandbox/faults', { path: '*', status: 500 });
  await visitor.post('/sandbox/clock', { now: '2030-01-01T00:00:00Z' });
  expect((await visitor.fetch('POST', '/sandbox/reset')).status).toBe(204);
  expect((await visitor.get('/sandbox/vouchers')).body).toEqual(before);
  for (const path of ['/sandbox/outbox', '/sandbox/orders', '/sandbox/faults'])
    expect((await visitor.get(path)).body).toEqual([]);
});

it('is as after a start at a time that the reset names, with vouchers that are valid then', async ({
  visitor,
}) => {
  const now = '2030-01-01T00:00:00Z';
  const { code } = await visitor.voucher('spendable');
  await visitor.post('/sandbox/clock', { now });
  expect((await visitor.enter(code)).status).toBe(410);
  await visitor.post('/sandbox/reset', { now });
  expect((await visitor.get(PARAMETER)).headers.get('Date')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  expect((await visitor.enter(code)).status).toBe(200);
});

it.each(SITES)(
  'has vouchers of several values to spend on $id, one of 300 and a prepaid one',
  async ({ id }) => {
    const { body } = await new Visitor().get<ListedVoucher[]>('/sandbox/vouchers');
    const usable = body.filter((voucher) => voucher.site === id && voucher.errorCode === undefined);
    const values = usable.map(({ balanceInCent }) => balanceInCent);
    for (const value of [2500, 5000, 30_000]) expect(values).toContain(value);
    expect(usable.some(({ isPrepaid }) => isPrepaid)).toBe(true);
    expect(new Set(usable.map(({ currency }) => currency)).size).toBe(1);
  },
);
