import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { HttpGiveawayApi } from '#infrastructure/api/giveawayApi.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aGiveaway, inVault, onThankYouPage } from '#tests/data/giveaway.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aLinkToken, aRedemptionId, anIdempotencyKey } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aBackend, anApi, answering, html, json, networkError, problem, seen } from './backend.ts';

const backend = aBackend();
const FIND = '/v2/giveaway/get-one-active-with-unused-codes';
const REDEEM = '/v2/giveaway/redeem-advertisement-popup-code';

const wire = {
  id: 7,
  banner: '/giveaways/coffee.svg',
  promoText: 'A coffee on us.',
  needsCodes: true,
  flags: { showInVault: true, showOnThankYouPage: true },
  visible: true,
};

const noContent = () => new Response(null, { status: 204 });
const api = () => new HttpGiveawayApi(anApi({ voucherToken: () => 'another.one' }));

function find(answer: () => Response) {
  backend.use(answering('post', FIND, answer));
  return api().find(onThankYouPage);
}

function redeem(answer: () => Response, place = onThankYouPage) {
  backend.use(answering('post', REDEEM, answer));
  return api().redeem({ place, giveawayId: '7', email: aCustomer().email }, anIdempotencyKey);
}

it('requests the giveaway of the thank-you page with the voucher and its token', async () => {
  expect(await find(() => json(wire))).toEqual(done(aGiveaway()));
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(aSession().token);
  expect(await seen[0]?.json()).toEqual({
    redeemId: aRedemptionId,
    voucher: {
      currency: 'EUR',
      isPrepaid: false,
      balanceInCent: 50_00,
      categoryId: 1,
      noMarketplaces: false,
      serialNumber: '123456789',
    },
  });
});

it('sends all known fields of a voucher', async () => {
  const voucher = aVoucher({ distribution: 'PROMOTION', validUntil: tomorrow, serialNumber: null });
  backend.use(answering('post', FIND, noContent));
  await api().find({ kind: 'thank-you', redemptionId: aRedemptionId, session: aSession({ voucher }) });
  const body = (await seen[0]?.json()) as { voucher: object };
  expect(body.voucher).toMatchObject({
    distribution: 'PROMOTION',
    validUntil: new Date(tomorrow).toISOString(),
  });
  expect(body.voucher).not.toHaveProperty('serialNumber');
});

it('requests the giveaway of the vault with the link’s token and without a voucher', async () => {
  backend.use(answering('post', `${FIND}/vault`, () => json(wire)));
  expect(await api().find(inVault)).toEqual(done(aGiveaway()));
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(aLinkToken);
  expect(await seen[0]?.json()).toEqual({ redeemId: aRedemptionId, redeemLinkToken: aLinkToken });
});

it('returns none if the answer has none', async () => {
  expect(await find(noContent)).toEqual(done(null));
});

it('hides a giveaway whose places are missing', async () => {
  const expected = aGiveaway({
    banner: null,
    promoText: '',
    needsCodes: false,
    showInVault: false,
    showOnThankYouPage: false,
  });
  expect(await find(() => json({ id: '7' }))).toEqual(done(expected));
});

it.each(['https://evil.example/x.svg', '//evil.example/x.svg', 'javascript:alert(1)', 7])(
  'shows no banner for %j',
  async (banner) => {
    expect(await find(() => json({ ...wire, banner }))).toEqual(done(aGiveaway({ banner: null })));
  },
);

it.each([
  ['no id', () => json({ ...wire, id: null })],
  ['a list', () => json([wire])],
  ['a web page', () => html()],
])('rejects %s', async (_name, answer) => {
  const found = await find(answer);
  // An odd answer is not the same as "none": the voucher is not forgotten for it.
  expect(found.ok && found.value === null).toBe(false);
  expect(found).toEqual(refused({ kind: 'unreadable-answer' }));
});

it('passes on why the request failed', async () => {
  expect(await find(networkError)).toEqual(refused({ kind: 'offline' }));
  expect(await find(() => problem(401, ['STDx6']))).toMatchObject({ fault: { kind: 'session-expired' } });
});

it('requests the mail once per key, with the token of the place', async () => {
  expect(await redeem(noContent)).toEqual(done(null));
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe(anIdempotencyKey);
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(aSession().token);
  expect(await seen[0]?.json()).toMatchObject({
    email: aCustomer().email,
    id: '7',
    redeemId: aRedemptionId,
    voucher: { serialNumber: '123456789' },
  });
});

it('requests the mail from the vault without a voucher', async () => {
  await redeem(noContent, inVault);
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(aLinkToken);
  expect(await seen[0]?.json()).toEqual({ email: aCustomer().email, id: '7', redeemId: aRedemptionId });
});

it('returns every known error of the answer once', async () => {
  const answer = await redeem(() => problem(409, ['GVAx2', 'GVAx1', 'GVAx1', 'NEWx9']));
  expect(answer).toEqual(
    refused([
      { kind: 'giveaway-had', code: 'GVAx2' },
      { kind: 'giveaway-gone', code: 'GVAx1' },
    ]),
  );
});

it('returns an unknown error with its code', async () => {
  expect(await redeem(() => problem(409, ['NEWx9']))).toEqual(refused([{ kind: 'unknown', code: 'NEWx9' }]));
});

it('returns the technical problem if the answer has no errors', async () => {
  expect(await redeem(networkError)).toEqual(refused([{ kind: 'offline' }]));
  expect(await redeem(() => html(502))).toEqual(refused([{ kind: 'server-down' }]));
});
