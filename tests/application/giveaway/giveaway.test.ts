import { expect, it } from 'vitest';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeGiveawayApi } from '#tests/data/fakeApis.ts';
import { aGiveaway, inVault, onThankYouPage } from '#tests/data/giveaway.ts';

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
