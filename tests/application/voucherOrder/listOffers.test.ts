import { expect, it } from 'vitest';
import { ListOffers } from '#application/voucherOrder/listOffers.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeOfferApi, someOffers } from '#tests/data/voucherOrder.ts';

const SITE = { configKey: 'DE', currency: 'EUR' } as const;

it('lists the offers', async () => {
  expect(await new ListOffers(fakeOfferApi([done(someOffers())])).execute(SITE)).toEqual(done(someOffers()));
});

it('offers nothing in another currency than the site’s', async () => {
  const offers = new ListOffers(fakeOfferApi([done(someOffers({ currency: 'USD' }))]));
  expect(await offers.execute(SITE)).toEqual(refusal('unreadable-answer'));
});

it('passes on the reason why nothing can be listed', async () => {
  expect(await new ListOffers(fakeOfferApi([refusal('offline')])).execute(SITE)).toEqual(refusal('offline'));
});
