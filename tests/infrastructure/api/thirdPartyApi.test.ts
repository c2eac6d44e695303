import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { parseThirdPartyIdent } from '#domain/thirdParty/ident.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import type { DecodeVoucherToken } from '#infrastructure/api/voucherApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSession } from '#tests/data/voucher.ts';
import { aBackend, anApi, answering, html, json, problem } from './backend.ts';

const backend = aBackend();
const ENTRY = {
  token: 'a.b.c',
  partner: {
    name: 'Sternbonus',
    logo: '/partners/sternbonus.svg',
    returnUrl: 'https://www.sternbonus.example/account',
  },
};

function open(answer: () => Response, decode: DecodeVoucherToken = async () => done(aSession())) {
  const ident = parseThirdPartyIdent('tp-2xYw7nR4cJ1hL6pD9sA5uZk0tTq3b8mV');
  if (ident === null) throw new Error('no ident');
  backend.use(answering('get', '/v2/third-party-redeem', answer));
  return new HttpThirdPartyApi(anApi(), decode).open(ident);
}

it('exchanges a partner’s link for a voucher session and the return address', async () => {
  expect(await open(() => json(ENTRY))).toEqual(done({ session: aSession(), partner: ENTRY.partner }));
});

it.each([
  [{ logo: 'https://elsewhere.example/logo.svg' }, { logo: null }],
  [{ logo: 7 }, { logo: null }],
  [{ returnUrl: 'http://www.sternbonus.example/' }, { returnUrl: null }],
  [{ returnUrl: 'javascript:alert(1)' }, { returnUrl: null }],
  [{ returnUrl: 'mailto:a@sternbonus.example' }, { returnUrl: null }],
  [{ returnUrl: 'https://user@sternbonus.example/' }, { returnUrl: null }],
  [{ returnUrl: undefined }, { returnUrl: null }],
])('drops unsafe fields of the partner: %j', async (odd, left) => {
  const answer = await open(() => json({ ...ENTRY, partner: { ...ENTRY.partner, ...odd } }));
  expect(answer).toEqual(done({ session: aSession(), partner: { ...ENTRY.partner, ...left } }));
});

it.each([{ ...ENTRY, token: null }, { token: 'a.b.c' }, { ...ENTRY, partner: { name: '' } }, []])(
  'rejects %j',
  async (odd) => {
    expect(await open(() => json(odd))).toEqual(refusal('unreadable-answer'));
  },
);

it('passes on that the token cannot be read', async () => {
  const unreadable = refusal('unreadable-answer');
  expect(
    await open(
      () => json(ENTRY),
      async () => unreadable,
    ),
  ).toEqual(unreadable);
});

it('reports an unknown or deleted link', async () => {
  expect(await open(() => problem(404, []))).toEqual(refusal('third-party-unknown'));
  expect(await open(() => problem(410, []))).toEqual(refusal('third-party-unknown'));
});

it('passes on the refusal of the voucher behind the link', async () => {
  expect(await open(() => problem(409, ['VCRx2']))).toEqual(refusal('already-redeemed', { code: 'VCRx2' }));
  expect(await open(() => problem(410, ['VCRx9'], { reason: 'age' }))).toEqual(
    refusal('expired-by-age', { code: 'VCRx9' }),
  );
});

it('does not report an unknown link after a proxy’s answer', async () => {
  expect(await open(() => html(404))).toEqual(refusal('not-offered'));
});
