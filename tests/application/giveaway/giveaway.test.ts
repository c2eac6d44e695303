import { expect, it } from 'vitest';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeGiveawayApi } from '#tests/data/fakeApis.ts';
import { aGiveaway, inVault, onThankYouPage } from '#tests/data/giveaway.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';

it('finds the giveaway for a place', async () => {
  const api = fakeGiveawayApi({ found: [done(aGiveaway())] });
  expect(await new FindGiveaway(api).execute(inVault)).toEqual(done(aGiveaway()));
  expect(api.asked).toEqual([inVault]);
});

it('finds none if there is none, or if it is shown elsewhere only', async () => {
  const elsewhere = aGiveaway({ showOnThankYouPage: false });
  const api = fakeGiveawayApi({
    found: [done(null), done(elsewhere), done(aGiveaway({ visible: false }))],
  });
  const find = new FindGiveaway(api);
  for (let fetch = 0; fetch < 3; fetch += 1) expect(await find.execute(onThankYouPage)).toEqual(done(null));
});

it('passes a failed fetch on to its caller', async () => {
  const api = fakeGiveawayApi({ found: [refusal('offline')] });
  expect(await new FindGiveaway(api).execute(inVault)).toEqual(refusal('offline'));
});

it('requests the giveaway by mail, with the idempotency key', async () => {
  const wish = { place: onThankYouPage, giveawayId: '7', email: aCustomer().email };
  const gone = refused([{ kind: 'giveaway-gone' as const }] as const);
  const api = fakeGiveawayApi({ redeemed: [gone, done(null)] });
  const redeem = new RedeemGiveaway(api);
  expect(await redeem.execute(wish, anIdempotencyKey)).toEqual(gone);
  expect(await redeem.execute(wish, anIdempotencyKey)).toEqual(done(null));
  expect(api.wished).toEqual([
    { wish, key: anIdempotencyKey },
    { wish, key: anIdempotencyKey },
  ]);
});
