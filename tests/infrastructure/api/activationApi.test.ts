import { expect, it } from 'vitest';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import { done } from '#domain/core/result.ts';
import { HttpActivationApi } from '#infrastructure/api/activationApi.ts';
import { aGiven, FIRST } from '#tests/data/activation.ts';
import { refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { aBackend, anApi, answering, json, problem, seen } from './backend.ts';

const backend = aBackend();
const ident = 'post/482910401/aH6pD9sA5uZk0tTq' as ActivationIdent;
const voucher = { serialNumber: FIRST, valueInCent: 5000, currency: 'EUR', state: 'INACTIVE' };
const order = { orderedAt: new Date(now).toISOString(), vouchers: [voucher] };

function api() {
  return new HttpActivationApi(anApi({ voucherToken: () => 'the.voucher.token' }));
}

function look(answer: () => Response) {
  backend.use(answering('get', '/v2/activation', answer));
  return api().look(ident);
}

function activate(answer: () => Response) {
  backend.use(answering('post', '/v2/activation', answer));
  return api().activate(ident, [FIRST]);
}

it('sends source, reference and hash in the header only, without the voucher token', async () => {
  expect(await look(() => json(order))).toEqual(
    done({ orderedAt: now, buyer: 'private', vouchers: [aGiven()] }),
  );
  expect(seen[0]?.headers.get('x-link-token')).toBe(ident);
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
  expect(new URL(seen[0]?.url ?? '').pathname).toMatch(/\/v2\/activation$/);
});

it('parses a company’s order', async () => {
  const answer = await look(() => json({ ...order, buyer: 'COMPANY' }));
  expect(answer.ok && answer.value.buyer).toBe('company');
});

it.each([
  ['a serial number that is none', { serialNumber: '41000000' }],
  ['a value below nothing', { valueInCent: -1 }],
  ['a currency of no site', { currency: 'DEM' }],
  ['an unknown state', { state: 'MAYBE' }],
])('rejects an order with %s', async (_, part) => {
  const answer = await look(() => json({ ...order, vouchers: [voucher, { ...voucher, ...part }] }));
  expect(answer).toEqual(refusal('unreadable-answer'));
});

it('distinguishes an unknown order from an unknown path', async () => {
  expect(await look(() => problem(404, []))).toMatchObject(refusal('activation-unknown'));
  expect(await look(() => new Response('nothing here', { status: 404 }))).not.toMatchObject(
    refusal('activation-unknown'),
  );
});

it('activates by serial numbers, and returns the result of each', async () => {
  const results = [{ serialNumber: FIRST, outcome: 'FAILED' }];
  expect(await activate(() => json({ results }))).toEqual(
    done([{ serialNumber: FIRST, outcome: 'FAILED', activatedAt: null }]),
  );
  expect(await seen[0]?.json()).toEqual({ serialNumbers: [FIRST] });
  expect(seen[0]?.headers.get('x-link-token')).toBe(ident);
});

it('reports an unknown outcome as an unreadable answer', async () => {
  const results = [{ serialNumber: FIRST, outcome: 'PERHAPS' }];
  expect(await activate(() => json({ results }))).toEqual(refusal('unreadable-answer'));
});
