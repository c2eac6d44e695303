import { expect } from 'vitest';
import { SITES } from '#sites/index.ts';
import { CONTRACT } from '../conformance/stage.ts';
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

/** The pointer and the sentence of a refusal. */
async function refusedBy(path: string, body: unknown) {
  const answer = await new Visitor().post<Wire['Problem']>(path, body);
  const [error] = answer.body.errors;
  return [answer.status, error?.pointer, error?.message];
}

it.each([
  [{}, '/path', 'A path below /api is expected'],
  [{ path: '/v2/redeem' }, '', /^The fault does nothing: one of code, status, /],
  [{ path: '/v2/redeem', status: 'high' }, '/status', 'A whole number is expected'],
  [{ path: '/v2/redeem', status: 99 }, '/status', 'A number from 200 to 599 is expected'],
  [{ path: '/v2/redeem', delayMs: -1 }, '/delayMs', 'A number from 0 on is expected'],
  [{ path: '/v2/redeem', status: 500, times: 0 }, '/times', 'A number from 1 on is expected'],
  [{ path: '/v2/redeem', status: 500, availableAt: 'soon' }, '/availableAt', /^A time is expected/],
  [
    { path: '/v2/redeem', network: 'anser' },
    '/network',
    'There is no fault of the network anser. Do you mean answer? There are: request, answer, gateway.',
  ],
  [{ path: '/v2/redeem', digits: 'text' }, '/digits', /There are: numbers\.$/],
  [
    { path: '/v2/redeem', stauts: 500 },
    '/stauts',
    /^There is no field stauts\. Do you mean status\? There are: path, method, code, /,
  ],
  [
    { path: '/v2/redeem', code: 'VRCx30' },
    '/code',
    /^There is no error code VRCx30\. Do you mean VCRx30\? There are: VCRx1, /,
  ],
  [
    { path: '/v2/reedem', status: 500 },
    '/path',
    /^There is no call with the path \/v2\/reedem\. Do you mean \/v2\/redeem\? There are: /,
  ],
  [{ path: '/v2/redem*', status: 500 }, '/path', /^There is no call with the path \/v2\/redem\*\./],
  [{ path: 'v2/redeem', status: 500 }, '/path', /Do you mean \/v2\/redeem\?/],
  [
    { path: '/v2/redeem', method: 'get', status: 500 },
    '/method',
    'There is no call /v2/redeem with the method GET. There are: POST.',
  ],
])('refuses the fault %j', async (fault, pointer, message) => {
  const refused = await refusedBy('/sandbox/faults', fault);
  expect(refused).toEqual([
    400,
    pointer,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

it.each([
  '*',
  '/*',
  '/v2/*',
  '/v2/redeem*',
  '/v2/shop/*',
  '/v2/shop/4711',
  '*/state',
  '/api/v2/redeem',
  '/v2/*/quote',
])('takes a fault of the path %s', async (path) => {
  expect((await new Visitor().post('/sandbox/faults', { path, status: 500 })).status).toBe(201);
});

it('takes a fault of every call by its own path', async ({ visitor }) => {
  for (const { method, template } of CONTRACT.operations) {
    const path = template.replaceAll(/\{\w+\}/g, 'one');
    const { status } = await visitor.post('/sandbox/faults', { path, method, delayMs: 1 });
    expect(status, `${method} ${template}`).toBe(201);
  }
});

it.each([
  ['/sandbox/clock', { now: 'tomorrow' }, '/now', 'A time is expected'],
  ['/sandbox/clock', {}, '', /^A time \(now\) is expected/],
  ['/sandbox/clock', { now: null, frozn: true }, '/frozn', /Do you mean frozen\?/],
  ['/sandbox/reset', { nwo: 1 }, '/nwo', 'There is no field nwo. Do you mean now? There are: now.'],
  ['/sandbox/token-lifetime', { seconds: 0 }, '/seconds', 'A number from 1 to 7776000 is expected'],
  ['/sandbox/token-lifetime', { second: 60 }, '/second', /Do you mean seconds\?/],
  [
    '/sandbox/shops',
    { onwall: 20 },
    '/onwall',
    'There is no field onwall. Do you mean onWall? There are: shops, onWall.',
  ],
  [
    '/sandbox/profile',
    { profile: 'smalest' },
    '/profile',
    /Do you mean smallest\? There are: full, smallest\./,
  ],
  ['/sandbox/vouchers', { site: 'moon' }, '/site', /^There is no site moon\. There are: de, at, /],
  ['/sandbox/vouchers', { site: 'bank-on' }, '/site', /Do you mean bank-one\?/],
  ['/sandbox/vouchers', { site: 'de', balance: 1 }, '/balance', /^There is no field balance\./],
  ['/sandbox/tokens', { code: 'x', forCharge: true }, '/forCharge', /Do you mean isForCharge\?/],
  ['/sandbox/giveaways', { site: 'de', codeLeft: 0 }, '/codeLeft', /Do you mean codesLeft\?/],
  [
    '/sandbox/giveaways',
    { site: 'de', giveaway: { flags: { showInVaults: true } } },
    '/giveaway/flags/showInVaults',
    /Do you mean showInVault\?/,
  ],
  [
    '/sandbox/fraud-checks/x/blok',
    {},
    '',
    'There is no decision blok. Do you mean block? There are: release, block.',
  ],
])('refuses at %s what it does not know: %j', async (path, body, pointer, message) => {
  const refused = await refusedBy(path, body);
  expect(refused).toEqual([
    400,
    pointer,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

it('names the dials where the path of one is misspelt', async ({ visitor }) => {
  const { status, body } = await visitor.post<Wire['Problem']>('/sandbox/clok', { now: null });
  expect(status).toBe(404);
  expect(body.detail).toMatch(/^There is no dial POST \/sandbox\/clok\. Do you mean POST \/sandbox\/clock\?/);
  expect((await visitor.get<Wire['Problem']>('/api/v2/moon')).body.detail).toBeUndefined();
});

it('freezes the clock, moves it while it stands, and lets it go on from there', async () => {
  let machine = NOW;
  const visitor = new Visitor({ now: () => machine });
  const later = async (body: object) => {
    await visitor.post('/sandbox/clock', body);
    machine += 60_000;
    return new Date((await visitor.get(PARAMETER)).headers.get('Date') ?? '').toISOString();
  };
  expect(await later({ frozen: true })).toBe('2026-11-21T12:00:00.000Z');
  expect(await later({ now: '2030-01-01T00:00:00Z' })).toBe('2030-01-01T00:00:00.000Z');
  expect(await later({ frozen: false })).toBe('2030-01-01T00:01:00.000Z');
  expect(await later({ now: '2030-05-05T00:00:00Z', frozen: true })).toBe('2030-05-05T00:00:00.000Z');
  expect(await later({ now: null })).toBe(new Date(machine).toISOString());
  await visitor.post('/sandbox/clock', { frozen: true });
  await visitor.post('/sandbox/reset', {});
  expect(await later({ now: '2030-01-01T00:00:00Z' })).toBe('2030-01-01T00:01:00.000Z');
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
