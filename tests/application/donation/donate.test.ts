import { expect, it } from 'vitest';
import { Donate } from '#application/donation/donate.ts';
import { FindDonation } from '#application/donation/findDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { DonationOrder } from '#application/ports/donationDesk.ts';
import { done } from '#domain/core/result.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import {
  type DonationsTold,
  aDonation,
  aDonationId,
  anOpenDonation,
  anOrganisation,
  fakeDonationDesk,
} from '#tests/data/donation.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';

const ORDER: DonationOrder = {
  id: aDonationId,
  organisationId: 'org-1',
  valueInCent: 25_00,
  wantsReceipt: false,
  customer: aCustomer(),
  startingPoint: { source: '/', campaignName: '' },
  notesRead: true,
};

async function giving(told: DonationsTold) {
  const desk = fakeDonationDesk(told);
  const answer = await new Donate(desk, new FindDonation(desk)).execute(
    ORDER,
    anOpenDonation(),
    anIdempotencyKey,
  );
  return { desk, answer };
}

it('gives once, under its key', async () => {
  const { desk, answer } = await giving({ given: [done(aDonation())] });
  expect(answer).toEqual(done(aDonation()));
  expect(desk.placed).toEqual([{ order: ORDER, key: anIdempotencyKey }]);
  expect(desk.looked).toEqual([]);
});

it.each<ProblemKind>(['offline', 'timed-out', 'server-down', 'unreadable-answer', 'unknown'])(
  'asks by its id what became of it after “%s”, and never sends it again',
  async (kind) => {
    const { desk, answer } = await giving({ given: [refusal(kind)], found: [done(aDonation())] });
    expect(answer).toEqual(done(aDonation()));
    expect(desk.placed).toHaveLength(1);
    expect(desk.looked).toEqual([aDonationId]);
  },
);

it('says that the money is untouched where it never arrived', async () => {
  const { answer } = await giving({ given: [refusal('timed-out')], found: [done(null)] });
  expect(answer).toEqual(refusal('timed-out', { moneyState: 'untouched' }));
});

it('promises nothing where nobody can be asked', async () => {
  const { answer } = await giving({ given: [refusal('timed-out')], found: [refusal('offline')] });
  expect(answer).toEqual(refusal('donation-unclear', { moneyState: 'unknown' }));
});

it('stays unclear while the backend says that it is still at it', async () => {
  const { answer } = await giving({
    given: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null)],
  });
  expect(answer).toEqual(refusal('donation-unclear', { moneyState: 'reserved' }));
});

it.each<ProblemKind>(['insufficient-credit', 'organisation-gone', 'session-expired'])(
  'takes “%s” for the answer',
  async (kind) => {
    const { desk, answer } = await giving({ given: [refusal(kind)] });
    expect(answer).toEqual(refusal(kind));
    expect(desk.looked).toEqual([]);
  },
);

it('lists organisations once per language', async () => {
  const desk = fakeDonationDesk({ organisations: [done([anOrganisation()]), done([])] });
  const list = new ListOrganisations(desk);
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'de')).toEqual(done([anOrganisation()]));
  expect(await list.execute(1, 'en')).toEqual(done([]));
  expect(desk.listed).toEqual([1, 1]);
});

it('hands on that the value is reserved, so that no later look takes silence for an answer', async () => {
  const desk = fakeDonationDesk({ found: [done(null), refusal('session-expired')] });
  const find = new FindDonation(desk);
  const first = await find.execute(anOpenDonation(), { kind: 'unknown', moneyState: 'reserved' });
  expect(first).toEqual(refusal('donation-unclear', { moneyState: 'reserved' }));
  expect(await find.execute(anOpenDonation(), { kind: 'timed-out', moneyState: 'reserved' })).toEqual(
    refusal('session-expired', { moneyState: 'reserved' }),
  );
});

it('says that the code must be entered again before the backend answers', async () => {
  const { answer } = await giving({ given: [refusal('offline')], found: [refusal('session-expired')] });
  expect(answer).toEqual(refusal('session-expired'));
});

it('makes no second donation while one is under way that goes through, and tells of it meanwhile', async () => {
  const desk = fakeDonationDesk({ given: [done(aDonation())] });
  const donate = new Donate(desk, new FindDonation(desk));
  expect(donate.underWay).toBeNull();
  const both = [
    donate.execute(ORDER, anOpenDonation(), anIdempotencyKey),
    donate.execute(ORDER, anOpenDonation(), anIdempotencyKey),
  ];
  expect(await donate.underWay).toEqual(done(aDonation()));
  expect(await Promise.all(both)).toEqual([done(aDonation()), done(aDonation())]);
  expect(desk.placed).toHaveLength(1);
  expect(donate.underWay).toBeNull();
});
