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

it('asks for a serial number, without the token of the voucher in use, and tells what may be added', async () => {
  const seen: Request[] = [];
  expect(await check(() => json(WIRE), seen)).toEqual(done(aChargeable()));
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
  expect(await seen[0]?.json()).toEqual({ serialNumber: '410582934', captcha: 'proof' });
});

it('ignores what it does not know', async () => {
  expect(await check(() => json({ ...WIRE, more: 1 }))).toEqual(done(aChargeable()));
});

it('takes a voucher that is not chargeable for one that cannot be charged', async () => {
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
] as const)('reads %s', async (code, status, kind) => {
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
])('shows nothing as money where %s cannot be read', async (_what, odd) => {
  expect(await check(() => json({ ...WIRE, ...odd }))).toMatchObject(refused({ kind: 'unreadable-answer' }));
});

it('says what is wrong with the call', async () => {
  expect(await check(networkError)).toMatchObject(refused({ kind: 'offline' }));
  expect(await check(() => html(502))).toMatchObject(refused({ kind: 'server-down' }));
});
