import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { HttpChargeApi } from '#infrastructure/api/chargeApi.ts';
import { aChargeable, aSerialNumber } from '#tests/data/charge.ts';
import { aBackend, anApi, answering, html, json, networkError, problem } from './backend.ts';

const backend = aBackend();

const WIRE = {
  token: 'charge.token.x',
  currentInCent: 25_00,
  currency: 'EUR',
  minInCent: 15_00,
  maxInCent: 150_00,
  chargeable: true,
};

function check(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/voucher/charge/check', answer, seen));
  const api = new HttpChargeApi(anApi({ voucherToken: () => 'a.b.c' }));
  return api.check({ serialNumber: aSerialNumber(), captcha: 'proof' });
}

it('sends the serial number without the token of the voucher in use, and returns the possible amounts', async () => {
  const seen: Request[] = [];
  expect(await check(() => json(WIRE), seen)).toEqual(done(aChargeable()));
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
  expect(await seen[0]?.json()).toEqual({ serialNumber: '410582934', captcha: 'proof' });
});

it('ignores unknown fields', async () => {
  expect(await check(() => json({ ...WIRE, more: 1 }))).toEqual(done(aChargeable()));
});

it('refuses a voucher that is not chargeable', async () => {
  expect(await check(() => json({ ...WIRE, chargeable: false }))).toEqual(
    refused({ kind: 'charge-refused' }),
  );
});

it.each([
  ['VCRx1', 404, 'serial-number-unknown'],
  ['VCRx20', 422, 'wrong-category'],
  ['CHGx1', 409, 'charge-under-way'],
  ['CHGx2', 409, 'charge-had'],
  ['CHGx3', 409, 'charge-refused'],
  ['CAPx1', 400, 'captcha-invalid'],
] as const)('maps %s to its problem', async (code, status, kind) => {
  const answer = await check(() => problem(status, [code]));
  expect(answer).toMatchObject(refused({ kind, code }));
});

it.each([
  ['the token', { token: '' }],
  ['what is on it', { currentInCent: '2500' }],
  ['the currency', { currency: 'XXX' }],
  ['the range', { maxInCent: Number.MAX_VALUE }],
  ['a fraction of a cent', { minInCent: 1500.5 }],
  ['a negative amount', { currentInCent: -1 }],
])('returns no amount if %s cannot be read', async (_what, odd) => {
  expect(await check(() => json({ ...WIRE, ...odd }))).toMatchObject(refused({ kind: 'unreadable-answer' }));
});

it('reports a failed call', async () => {
  expect(await check(networkError)).toMatchObject(refused({ kind: 'offline' }));
  expect(await check(() => html(502))).toMatchObject(refused({ kind: 'server-down' }));
});
