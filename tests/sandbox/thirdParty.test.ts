import { expect, it } from 'vitest';
import { buy, readyKey, shopFor, wait } from './shopping.ts';
import { codeOf, payloadOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const PATH = '/api/v2/third-party-redeem';

async function enter(visitor: Visitor) {
  const link = await readyKey(visitor, 'thirdParty');
  return visitor.get<Wire['ThirdPartyEntry'] & Wire['Problem']>(PATH, { link });
}

it('gives a token for a partner’s link and says who the partner is', async () => {
  const { status, body } = await enter(new Visitor());
  expect(status).toBe(200);
  expect(body.partner).toEqual({
    name: 'Sternbonus',
    logo: '/sandbox/pictures/partners/sternbonus.svg',
    returnUrl: 'https://www.sternbonus.example/account',
  });
  expect(payloadOf(body.token)).toMatchObject({
    voucher: { currency: 'EUR', balanceInCent: 10_000 },
    thirdPartyRedeem: { partner: 'Sternbonus' },
  });
});

it('gives a token with which to redeem, and keeps the partner when it is renewed', async () => {
  const visitor = new Visitor();
  const { body } = await enter(visitor);
  const { id } = await shopFor(visitor);
  const bought = await buy(visitor, body.token, { shopId: String(id), valueInCent: 2500 });
  expect(bought.status).toBe(201);
  const path = '/api/v2/voucher/token/refresh';
  const renewed = await visitor.post<Wire['VoucherToken']>(path, undefined, { token: body.token });
  expect(payloadOf(renewed.body.token)).toMatchObject({
    voucher: { balanceInCent: 7500 },
    thirdPartyRedeem: { partner: 'Sternbonus' },
  });
});

it('leaves the partner out of the token of a typed code', async () => {
  expect(payloadOf(await new Visitor().tokenOf('spendable')).thirdPartyRedeem).toBeUndefined();
});

it('is refused once nothing is left of the voucher, or once it is too old', async () => {
  const visitor = new Visitor();
  const { body } = await enter(visitor);
  const { id } = await shopFor(visitor, { valueInCent: 10_000 });
  await buy(visitor, body.token, { shopId: String(id), valueInCent: 10_000 });
  expect(codeOf(await enter(visitor))).toBe('VCRx2');
  const later = new Visitor();
  await wait(later, 4 * 365 * 24);
  expect(codeOf(await enter(later))).toBe('VCRx9');
});

it('knows no link that it did not make', async () => {
  expect((await new Visitor().get(PATH, { link: 'tp-made-up' })).status).toBe(404);
  expect((await new Visitor().get(PATH)).status).toBe(404);
});

it('stands for the same voucher however many more are issued', async () => {
  const visitor = new Visitor();
  const before = payloadOf((await enter(visitor)).body.token);
  await visitor.post('/sandbox/vouchers', { site: 'de', balanceInCent: 10_000 });
  expect(payloadOf((await enter(visitor)).body.token).voucher).toEqual(before.voucher);
});
