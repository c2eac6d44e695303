import { expect, it } from 'vitest';
import { type DonationBody, DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { done } from '#domain/core/result.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import {
  type DonationsTold,
  aDonation,
  aDonationId,
  anOpenDonation,
  fakeDonationApi,
} from '#tests/data/donation.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now, yesterday } from '#tests/data/moments.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const BODY: DonationBody = { organisationId: 'org-1', wantsReceipt: true, customer: aCustomer() };
const STARTING_POINT = { source: '/books', campaignName: 'spring' };

/** What a press notes that knows nothing of the one before. */
const FRESH = anOpenDonation({
  id: 'c0ffee00-0000-4000-8000-0000000d0nb' as DonationId,
  key: 'c0ffee00-0000-4000-8000-0000000000ff' as IdempotencyKey,
  sentAt: now,
});

/** The kind in a tab whose donation is noted. */
function aKind(told: DonationsTold = {}) {
  const api = fakeDonationApi(told);
  const kept = fakeKept();
  const { spend, keep, end } = voucherLife();
  const finish = new FinishDonation(kept, spend, keep, end);
  return { api, kept, kind: new DonationKind(api, finish) };
}

it('is identified by the client’s own id, and can be carried out as soon as it is sent', () => {
  const { kind } = aKind();
  expect(kind.idOf(anOpenDonation())).toBe(aDonationId);
  expect(kind.latestStart(anOpenDonation({ sentAt: yesterday }))).toBe(yesterday);
});

it('sends the stored donation with the form, under its idempotency key', async () => {
  const { api, kind } = aKind({ given: [done(aDonation())] });
  const stored = anOpenDonation({ startingPoint: STARTING_POINT });
  // A page knows where the visit began, too; a reload may have forgotten it.
  const body = { ...BODY, startingPoint: { source: '/', campaignName: '' } };
  expect(await kind.place(stored, body)).toEqual(done(aDonation()));
  const order = {
    id: aDonationId,
    organisationId: 'org-1',
    valueInCent: 25_00,
    wantsReceipt: true,
    customer: aCustomer(),
    startingPoint: STARTING_POINT,
    notesRead: true,
  };
  expect(api.placed).toEqual([{ order, key: anIdempotencyKey }]);
});

it('repeats the same donation with the stored id, key and starting point', () => {
  const { kind } = aKind();
  const stored = anOpenDonation({ sentAt: yesterday, startingPoint: STARTING_POINT, standing: 'missed' });
  expect(kind.retryOf(stored, FRESH)).toEqual({
    ...FRESH,
    id: aDonationId,
    key: anIdempotencyKey,
    startingPoint: STARTING_POINT,
  });
});

it.each([
  ['something else is sent', { fingerprint: 'other' }],
  ['it is from another voucher', { voucher: { mark: 'other', validUntil: null, isPrepaid: false } }],
])('is a new donation if %s', (_what, about) => {
  expect(aKind().kind.retryOf(anOpenDonation(), { ...FRESH, ...about })).toBeNull();
});

it.each([
  ['another id', { id: FRESH.id }],
  ['another organisation', { organisationId: 'org-2' }],
])('rejects, as an answer and in a lookup, a donation with %s', async (_what, about) => {
  const other = done(aDonation(about));
  const { kind } = aKind({ given: [other], found: [other] });
  expect(await kind.place(anOpenDonation(), BODY)).toEqual(refusal('answer-mismatch'));
  expect(await kind.find(anOpenDonation())).toEqual(refusal('answer-mismatch'));
});

it('rejects an answer with an unexpected remainder, but accepts it in a lookup', async () => {
  const topped = done(aDonation({ remainingBalanceInCent: 50_00 }));
  const { kind } = aKind({ given: [topped], found: [topped] });
  expect(await kind.place(anOpenDonation(), BODY)).toEqual(refusal('answer-mismatch'));
  expect(await kind.find(anOpenDonation())).toEqual(topped);
});

it('is looked up by its id, and may be missing', async () => {
  const { api, kind } = aKind({ found: [done(aDonation()), done(null)] });
  expect(await kind.find(anOpenDonation())).toEqual(done(aDonation()));
  expect(await kind.find(anOpenDonation())).toEqual(done(null));
  expect(api.looked).toEqual([aDonationId, aDonationId]);
});

it('passes on problems unchanged', async () => {
  const { kind } = aKind({
    given: [refusal('organisation-gone', { code: 'X', moneyState: 'untouched' })],
    found: [refusal('offline')],
  });
  expect(await kind.place(anOpenDonation(), BODY)).toEqual(
    refusal('organisation-gone', { code: 'X', moneyState: 'untouched' }),
  );
  expect(await kind.find(anOpenDonation())).toEqual(refusal('offline'));
});

it('leaves the receipt of a donation', () => {
  const { kept, kind } = aKind();
  kind.finish(aDonation(), anOpenDonation());
  expect(kept.read('donationReceipt')?.donation).toEqual(aDonation());
});
