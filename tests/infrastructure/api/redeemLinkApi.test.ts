import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { Email } from '#domain/customer/email.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aBackend, anApi, answering, html, json, problem, seen } from './backend.ts';

const backend = aBackend();
const token = aLinkToken as RedeemLinkToken;

const sealed = {
  shop: {
    id: 7,
    name: 'Bücherwurm',
    logo: '/shops/s7.svg',
    link: 'https://www.buecherwurm.example',
    redeemable: ['REDEEMABLE_ONLINE', 'REDEEMABLE_BY_FAX'],
  },
  valueInCent: 25_00,
  currency: 'EUR',
  state: 'READY',
  validUntil: '2029-11-21T00:00:00Z',
  revealed: false,
};

const api = () => new HttpRedeemLinkApi(anApi({ voucherToken: () => 'the.voucher.token' }));

function look(answer: () => Response) {
  backend.use(answering('get', '/v2/redeem-link', answer));
  return api().look(token);
}

function reveal(answer: () => Response) {
  backend.use(answering('post', '/v2/redeem-link/reveal', answer));
  return api().reveal(token);
}

it('describes a sealed code', async () => {
  expect(await look(() => json(sealed))).toEqual(
    done({
      shop: {
        name: 'Bücherwurm',
        logo: '/shops/s7.svg',
        link: 'https://www.buecherwurm.example',
        redeemable: ['online'],
      },
      valueInCent: 25_00,
      quantity: 1,
      currency: 'EUR',
      state: 'READY',
      promisedBy: null,
      validUntil: Date.parse('2029-11-21T00:00:00Z'),
      redeemId: null,
    }),
  );
});

it('accepts a link without optional fields', async () => {
  const bare = { shop: { id: '7', name: 'Bücherwurm' }, valueInCent: 100, currency: 'EUR', state: 'DELAYED' };
  expect(await look(() => json(bare))).toMatchObject({
    ok: true,
    value: { shop: { logo: null, link: null, redeemable: [] }, validUntil: null, state: 'DELAYED' },
  });
});

it('sends no token of the stored voucher', async () => {
  await look(() => json(sealed));
  await reveal(() => json({ codes: [{ kind: 'code', code: 'X1' }], instructions: [] }));
  expect(seen.map(({ headers }) => headers.get('x-jwt-token'))).toEqual([null, null]);
});

it.each([
  ['by code', () => problem(410, ['RDMx2'], { moneyState: 'spent' })],
  ['by status', () => problem(410, [])],
  ['by state', () => json({ ...sealed, state: 'EXPIRED' })],
])('reports an expired link %s', async (_name, answer) => {
  expect(await look(answer)).toMatchObject({ ok: false, fault: { kind: 'link-expired' } });
});

it('reports an unknown link', async () => {
  expect(await look(() => problem(404, []))).toEqual(refusal('link-unknown'));
  expect(await reveal(() => problem(404, []))).toEqual(refusal('link-unknown'));
});

it('does not report an unknown link after a proxy’s answer', async () => {
  expect(await look(() => html(404))).toEqual(refusal('unreadable-answer'));
  expect(await look(() => html(410))).toEqual(refusal('unreadable-answer'));
});

it('reports that the partner has not delivered yet', async () => {
  expect(await reveal(() => problem(409, ['RDMx4'], {}, { 'Retry-After': '3600' }))).toEqual(
    refusal('code-delayed', { code: 'RDMx4', retryAfterSeconds: 3600 }),
  );
});

it('reveals a code', async () => {
  const codes = [
    {
      kind: 'barcode',
      code: '4006381333931',
      symbology: 'ean13',
      pin: '1234',
      validUntil: '2029-11-21T00:00:00Z',
    },
    { kind: 'url', code: 'go', url: 'https://www.buecherwurm.example/x' },
  ];
  expect(await reveal(() => json({ codes, instructions: ['An der Kasse vorzeigen.', 7] }))).toEqual(
    done({
      codes: [
        {
          kind: 'barcode',
          code: '4006381333931',
          pin: '1234',
          url: null,
          symbology: 'ean13',
          validUntil: Date.parse('2029-11-21T00:00:00Z'),
        },
        {
          kind: 'url',
          code: 'go',
          pin: null,
          url: 'https://www.buecherwurm.example/x',
          symbology: null,
          validUntil: null,
        },
      ],
      unreadable: 0,
      instructions: ['An der Kasse vorzeigen.'],
    }),
  );
});

const CODE = { kind: 'code', code: 'A1' };

it.each([
  ['of an unknown kind', { kind: 'voucher', code: 'A2' }],
  ['that is empty', { kind: 'code', code: '' }],
  ['that is no object', 'A2'],
])('reveals the readable codes beside one %s, and counts that one', async (_what, odd) => {
  const answer = await reveal(() => json({ codes: [CODE, odd, { ...CODE, code: 'A3' }], instructions: [] }));
  expect(answer).toMatchObject({ ok: true, value: { codes: [CODE, { code: 'A3' }], unreadable: 1 } });
});

it('reveals the number of codes even if none can be read', async () => {
  const odd = { kind: 'voucher', code: 'A2' };
  expect(await reveal(() => json({ codes: [odd, odd], instructions: [] }))).toEqual(
    done({ codes: [], unreadable: 2, instructions: [] }),
  );
});

it.each([
  ['no PIN', undefined, null],
  ['no PIN', null, null],
  ['its PIN', '0815', '0815'],
  ['a PIN that cannot be read', '', UNREADABLE],
  ['a PIN that cannot be read', { digits: '0815' }, UNREADABLE],
])('parses a code with %s: %s', async (_what, pin, read) => {
  const answer = await reveal(() => json({ codes: [{ ...CODE, pin }], instructions: [] }));
  expect(answer).toMatchObject({ ok: true, value: { codes: [{ pin: read }] } });
});

it.each([
  ['a code', { ...CODE, validUntil: '31.12.2029' }, sealed],
  ['a link', CODE, { ...sealed, validUntil: '31.12.2029' }],
])('does not treat the unreadable last day of %s as missing', async (_what, code, link) => {
  const looked = await look(() => json(link));
  const revealed = await reveal(() => json({ codes: [code], instructions: [] }));
  const days = [
    revealed.ok && revealed.value.codes.map(({ validUntil }) => validUntil),
    looked.ok && looked.value.validUntil,
  ];
  expect(days.flat()).toContain(UNREADABLE);
});

it.each([
  [undefined, 1],
  [null, 1],
  [3, 3],
  ['2', 2],
  ['two', UNREADABLE],
  [0, UNREADABLE],
  ['0', UNREADABLE],
  [2.5, UNREADABLE],
  [1001, UNREADABLE],
])('parses the quantity %o of a link as %o', async (quantity, read) => {
  expect(await look(() => json({ ...sealed, quantity }))).toMatchObject({
    ok: true,
    value: { quantity: read },
  });
});

it.each([
  ['no code', { codes: [], instructions: [] }],
  ['codes that are no list', { codes: 'A1', instructions: [] }],
  ['nothing', null],
])('rejects %s', async (_name, body) => {
  expect(await reveal(() => json(body))).toEqual(refusal('unreadable-answer'));
});

it('returns the number of codes, their redemption, and the date of a delayed delivery', async () => {
  const delayed = {
    ...sealed,
    state: 'DELAYED',
    quantity: 3,
    redeemId: 'r-1',
    promisedBy: '2026-11-21T18:00:00Z',
  };
  expect(await look(() => json(delayed))).toMatchObject({
    value: {
      state: 'DELAYED',
      quantity: 3,
      redeemId: 'r-1',
      promisedBy: Date.parse('2026-11-21T18:00:00Z'),
    },
  });
});

it('returns goods that are sent by post', async () => {
  expect(await look(() => json({ ...sealed, state: 'POSTED' }))).toMatchObject({
    value: { state: 'POSTED' },
  });
});

it.each([
  ['ean13', 'ean13'],
  ['pdf417', null],
  [undefined, null],
])('parses the symbology %j as %j', async (symbology, read) => {
  const codes = [{ kind: 'barcode', code: '4006381333931', symbology }];
  expect(await reveal(() => json({ codes, instructions: [] }))).toMatchObject({
    value: { codes: [{ symbology: read }] },
  });
});

it('requests a new link, and returns when the next one may be requested', async () => {
  const nextAllowedAt = '2026-11-21T10:10:00Z';
  backend.use(answering('post', '/v2/redeem-link/renew', () => json({ nextAllowedAt }, { status: 202 })));
  expect(await api().renew(token, 'ada@mail.example' as Email)).toEqual(
    done({ nextAllowedAt: Date.parse(nextAllowedAt) }),
  );
  expect(await seen[0]?.json()).toEqual({ email: 'ada@mail.example' });
});

it('fetches the codes as a PDF, byte by byte', async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff, 0x00]);
  const pdf = () => new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } });
  backend.use(answering('get', '/v2/redeem-link/pdf', pdf));
  expect(await api().pdf(token)).toEqual(done({ type: 'application/pdf', bytes }));
});

it('reports an expired link when its PDF or a new link is requested', async () => {
  backend.use(answering('get', '/v2/redeem-link/pdf', () => problem(410, ['RDMx2'])));
  backend.use(answering('post', '/v2/redeem-link/renew', () => problem(404, [])));
  expect(await api().pdf(token)).toMatchObject({ fault: { kind: 'link-expired' } });
  expect(await api().renew(token, 'ada@mail.example' as Email)).toMatchObject({
    fault: { kind: 'link-unknown' },
  });
});
