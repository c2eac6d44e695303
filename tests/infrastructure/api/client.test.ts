import { expect, it } from 'vitest';
import type { ApiSettings } from '#infrastructure/api/client.ts';
import { anId } from '#tests/data/operation.ts';
import { aBackend, anApi, answering, json, seen } from './backend.ts';

const backend = aBackend();
const TOKEN = 'header.payload.signature';
const holding = { voucherToken: () => TOKEN };

/** The requests that arrive when the app makes one call of each kind. */
async function requestsOf(about: Partial<ApiSettings>): Promise<Record<string, Request>> {
  const paths = [
    ['get', '/redeem-site-config/DE'],
    ['get', '/v2/captcha/question'],
    ['get', '/v2/shop/categories/1'],
    ['get', '/v2/shop/wall/1'],
    ['get', '/v2/shop/7'],
    ['get', '/v2/redeem/some-id'],
    ['get', '/v2/redeem-link'],
    ['post', '/v2/voucher/token'],
    ['post', '/v2/redeem/quote'],
    ['post', '/v2/redeem'],
    ['post', '/v2/donation'],
    ['post', '/v2/redeem-link/reveal'],
  ] as const;
  backend.use(...paths.map(([method, path]) => answering(method, path, () => json({}))));
  const api = anApi(about);
  await api.GET('/redeem-site-config/{country}', { params: { path: { country: 'DE' } } });
  await api.GET('/v2/captcha/question');
  await api.GET('/v2/shop/categories/{id}', { params: { path: { id: '1' } } });
  await api.GET('/v2/shop/wall/{id}', { params: { path: { id: '1' } } });
  await api.GET('/v2/shop/{id}', { params: { path: { id: '7' } } });
  await api.GET('/v2/redeem/{redeemId}', { params: { path: { redeemId: 'some-id' } } });
  await api.GET('/v2/redeem-link', { params: { header: { 'x-link-token': 'rl-token' } } });
  await api.POST('/v2/voucher/token', { body: { code: 'Ab3dE6gH9', voucherCategory: 1, captcha: 'c' } });
  await api.POST('/v2/redeem/quote', { body: { items: [] } });
  await api.POST('/v2/donation', {
    params: { header: { 'Idempotency-Key': 'key-2' } },
    body: {
      donationId: 'd',
      organisationId: '5',
      valueInCent: 1,
      receipt: false,
      confirmations: { notesRead: true },
      customer: {
        salutation: '',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        repeatEmail: 'a@b.example',
      },
    },
  });
  await api.POST('/v2/redeem', {
    params: { header: { 'Idempotency-Key': 'key-1' } },
    body: {
      quoteId: 'q',
      delivery: 'EMAIL',
      confirmations: { notesRead: true, dataUse: false },
      customer: {
        salutation: '',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        repeatEmail: 'a@b.example',
      },
    },
  });
  await api.POST('/v2/redeem-link/reveal', { params: { header: { 'x-link-token': 'rl-token' } } });
  return Object.fromEntries(
    seen.map((request) => [`${request.method} ${new URL(request.url).pathname.slice(4)}`, request]),
  );
}

function headersSent(requests: Record<string, Request>, header: string): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(requests).map(([call, { headers }]) => [call, headers.get(header)]),
  );
}

it('sends the language with every call', async () => {
  const sent = headersSent(await requestsOf({ acceptLanguage: () => 'fr-CH' }), 'Accept-Language');
  expect(Object.keys(sent)).toHaveLength(12);
  expect(new Set(Object.values(sent))).toEqual(new Set(['fr-CH']));
});

it('sends the voucher token with the voucher’s calls only', async () => {
  const sent = headersSent(await requestsOf(holding), 'x-jwt-token');
  const withToken = Object.keys(sent).filter((call) => sent[call] !== null);
  expect(withToken).toEqual([
    'GET /v2/redeem/some-id',
    'POST /v2/redeem/quote',
    'POST /v2/donation',
    'POST /v2/redeem',
  ]);
  expect(sent['POST /v2/redeem']).toBe(TOKEN);
});

it('never puts the token into an address or a body', async () => {
  for (const request of Object.values(await requestsOf(holding))) {
    expect(request.url).not.toContain(TOKEN);
    expect(await request.text()).not.toContain(TOKEN);
  }
});

it('sends no token without a session', async () => {
  const sent = headersSent(await requestsOf({}), 'x-jwt-token');
  expect(new Set(Object.values(sent))).toEqual(new Set([null]));
});

it('keeps the token that a call brings along', async () => {
  backend.use(answering('get', '/v2/redeem/some-id', () => json({})));
  await anApi(holding).GET('/v2/redeem/{redeemId}', {
    params: { path: { redeemId: 'some-id' } },
    headers: { 'x-jwt-token': 'st-of-its-own' },
  });
  expect(seen[0]?.headers.get('x-jwt-token')).toBe('st-of-its-own');
});

it('marks end-to-end runs only', async () => {
  const marked = headersSent(await requestsOf({ e2eSecret: 'let-me-in' }), 'x-e2e-secret');
  expect(new Set(Object.values(marked))).toEqual(new Set(['let-me-in']));
  const unmarked = headersSent(await requestsOf({}), 'x-e2e-secret');
  expect(new Set(Object.values(unmarked))).toEqual(new Set([null]));
});

it('sends the id of the page load with every call', async () => {
  const sent = headersSent(await requestsOf({}), 'X-Correlation-Id');
  expect(new Set(Object.values(sent))).toEqual(new Set([anId]));
});

it('sends the given idempotency key', async () => {
  const sent = headersSent(await requestsOf({}), 'Idempotency-Key');
  expect(sent['POST /v2/redeem']).toBe('key-1');
});

it('lets caches store categories, walls and shops only', async () => {
  // What `cache: 'no-store'` looks like on the wire.
  const sent = headersSent(await requestsOf(holding), 'Cache-Control');
  const kept = Object.keys(sent).filter((call) => sent[call] !== 'no-cache');
  expect(kept).toEqual(['GET /v2/shop/categories/1', 'GET /v2/shop/wall/1', 'GET /v2/shop/7']);
});

it('does not follow a redirect, which could send the token elsewhere', async () => {
  const elsewhere: Request[] = [];
  backend.use(
    answering('post', '/v2/redeem/quote', () => Response.redirect('http://api.test/api/stolen', 307)),
    answering('post', '/stolen', () => json({}), elsewhere),
  );
  const call = anApi(holding).POST('/v2/redeem/quote', { body: { items: [] } });
  await expect(call).rejects.toThrow(TypeError);
  expect(elsewhere).toEqual([]);
});

it('encodes path parameters', async () => {
  backend.use(answering('get', '/v2/shop/*', () => json({})));
  await anApi().GET('/v2/shop/{id}', { params: { path: { id: '../voucher/token?x=1' } } });
  expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/v2/shop/..%2Fvoucher%2Ftoken%3Fx%3D1');
});
