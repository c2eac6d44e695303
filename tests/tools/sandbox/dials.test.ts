import { expect } from 'vitest';
import { SITES } from '#sites/index.ts';
import { buy, shopFor } from './shopping.ts';
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

it('issues a token whatever faults are dialled', async ({ visitor }) => {
  await visitor.post('/sandbox/faults', { path: '*', status: 500 });
  const { body } = await visitor.post<ListedVoucher>('/sandbox/vouchers', { site: 'de' });
  const issued = await visitor.post<{ token: string }>('/sandbox/tokens', { code: body.code });
  expect(payloadOf(issued.body.token).voucher).toMatchObject({ serialNumber: body.serialNumber });
  expect((await visitor.post('/sandbox/tokens', { code: 'nobody' })).status).toBe(404);
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
  [{}, '/path'],
  [{ path: '/v2/redeem', status: 'high' }, '/status'],
  [{ path: '/v2/redeem', network: 'slow' }, '/network'],
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
  await buy(visitor, await visitor.tokenOf('spendable'), String(id));
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
