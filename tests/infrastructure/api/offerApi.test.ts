import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpOfferApi } from '#infrastructure/api/offerApi.ts';
import { someOffers } from '#tests/data/voucherOrder.ts';
import { aBackend, anApi, answering, json, networkError, problem, seen } from './backend.ts';

const backend = aBackend();

function offers(answer: () => Response) {
  backend.use(answering('get', '/v2/voucher/charge/offers/DE', answer));
  return new HttpOfferApi(anApi()).offers('DE');
}

it('returns the offers, from the lowest value to the highest', async () => {
  const { promotion } = someOffers();
  const values = (promotion?.values ?? []).toReversed();
  expect(await offers(() => json({ ...someOffers(), promotion: { ...promotion, values } }))).toEqual(
    done(someOffers()),
  );
});

it('sends no token of the voucher in use', async () => {
  await offers(() => json(someOffers()));
  expect(seen[0]?.headers.has('x-jwt-token')).toBe(false);
});

it('returns an empty offer', async () => {
  expect(await offers(() => json({ currency: 'EUR' }))).toEqual(
    done({ currency: 'EUR', starterBundle: null, promotion: null }),
  );
});

it.each([
  ['a bundle without a value', { starterBundle: { quantity: 3, bonusInCent: 0 } }, 'starterBundle'],
  [
    'a bundle for nothing',
    { starterBundle: { quantity: 3, valueInCent: 0, bonusInCent: 0 } },
    'starterBundle',
  ],
  ['a promotion without values', { promotion: { ...someOffers().promotion, values: [] } }, 'promotion'],
  ['a promotion of no number', { promotion: { ...someOffers().promotion, minQuantity: 21 } }, 'promotion'],
] as const)('omits %s, and keeps the rest', async (_what, odd, name) => {
  expect(await offers(() => json({ ...someOffers(), ...odd }))).toEqual(done(someOffers({ [name]: null })));
});

it('omits an unreadable value, and keeps the others', async () => {
  const { promotion } = someOffers();
  const values = [...(promotion?.values ?? []), { valueInCent: '75', bonusInCent: 0 }];
  expect(await offers(() => json({ ...someOffers(), promotion: { ...promotion, values } }))).toEqual(
    done(someOffers()),
  );
});

it('passes on why the request failed', async () => {
  expect(await offers(networkError)).toMatchObject({ fault: { kind: 'offline' } });
  expect(await offers(() => json({}))).toMatchObject({ fault: { kind: 'unreadable-answer' } });
  expect(await offers(() => problem(503, []))).toMatchObject({ fault: { kind: 'server-down' } });
});
