import { expect, it, vi } from 'vitest';
import { Donate } from '#application/donation/donate.ts';
import { FindDonation } from '#application/donation/findDonation.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { done } from '#domain/core/result.ts';
import type { Donation, DonationId, DonationUnderWay } from '#domain/donation/donation.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import {
  type DonationsTold,
  aDonation,
  aDonationDraft,
  anOpenDonation,
  fakeDonationDesk,
  fakeDonations,
} from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { anOrderNote } from '#tests/data/redemption.ts';
import { clockAt, fakeBelongings, fakeOtherTabs, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { GivingScreen } from '#ui/screens/donate/GivingScreen.ts';

const ORDER = {
  organisationId: 'org-1',
  wantsReceipt: false,
  customer: aCustomer(),
  startingPoint: { source: '/', campaignName: '' },
};

/** The first donation that a page makes up its mind to. */
const FIRST = 'id-1' as DonationId;

/** Pages of one tab that give; they share what is noted, and what is on its way. */
function aTab(told: DonationsTold, underWay?: DonationUnderWay, give?: () => Promise<Answer<Donation>>) {
  const asTold = fakeDonationDesk(told);
  const desk = { ...asTold, give: give ?? asTold.give };
  const find = new FindDonation(desk);
  const donate = new Donate(desk, find);
  const donations = fakeDonations(underWay ? { underWay } : {});
  const onDone = vi.fn(async () => undefined);
  const clock = clockAt(now);
  const store = fakeVoucherStore();
  const finish = new FinishDonation(
    donations,
    store,
    new SpendVoucher(store, fakeOtherTabs()),
    new KeepForRest(fakeBelongings(), clock),
  );
  let ids = 0;
  const aPage = () =>
    new GivingScreen({
      donate,
      find,
      finish,
      keepsNotes: () => true,
      balanceInCent: 50_00,
      donations,
      draft: aDonationDraft(),
      valueInCent: 25_00,
      currency: 'EUR',
      organisationName: 'Brunnenwerk',
      voucher: () => anOrderNote().voucher,
      now: () => now,
      newId: () => `id-${(ids += 1)}` as DonationId,
      newKey: () => `key-${ids}` as IdempotencyKey,
      endedBy: ({ kind }) => kind === 'session-expired',
      onDone,
    });
  return { desk, donations, onDone, aPage };
}

async function press(page: GivingScreen) {
  page.tick(true);
  await page.give(ORDER);
}

it('waits on a second page for the donation that the first one has sent, and gives once', async () => {
  const sent = pending<Answer<Donation>>();
  const { desk, donations, onDone, aPage } = aTab({ found: [done(null)] }, undefined, () => sent.promise);
  const giving = press(aPage());
  const second = aPage();
  second.start();
  await settled();
  expect(second.state.kind).toBe('finding-out');
  expect(desk.looked).toEqual([]);
  sent.answer(done(aDonation({ id: FIRST })));
  await giving;
  await settled();
  expect(onDone).toHaveBeenCalledOnce();
  expect(donations.readUnderWay()).toBeNull();
});

it('stays unclear at every look once the backend has said that it is still at it', async () => {
  const { donations, aPage } = aTab({
    given: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null), done(null), done(null)],
  });
  const page = aPage();
  await press(page);
  await page.findOut({ quietly: true });
  expect(page.state.kind).toBe('unclear');
  expect(page.looks).toBe(0);
  const again = aPage();
  again.start();
  await settled();
  expect(again.state.kind).toBe('unclear');
  expect(donations.readUnderWay()?.standing).toBe('reserved');
});

it('says that a reserved donation came to nothing once it is long past, and gives nothing by itself', async () => {
  const underWay = anOpenDonation({ standing: 'reserved', sentAt: now - LATEST_ARRIVAL_MS });
  const { desk, donations, aPage } = aTab({ found: [refusal('offline'), done(null)] }, underWay);
  const page = aPage();
  page.start();
  await settled();
  expect(page.state.kind).toBe('unclear');
  await page.findOut();
  expect(page.state).toEqual({ kind: 'lost', why: 'lapsed', id: underWay.id });
  await page.findOut();
  expect(desk.looked, 'there is nothing more to look for').toHaveLength(2);
  await press(page);
  expect(desk.placed).toEqual([]);
  expect(donations.readUnderWay()).toEqual(underWay);
  page.forgetLost();
  expect(donations.readUnderWay()).toBeNull();
});

it('gives the same again under the same id and key on a later page', async () => {
  const { desk, donations, aPage } = aTab({
    given: [refusal('timed-out'), refusal('insufficient-credit')],
    found: [done(null)],
  });
  await press(aPage());
  expect(donations.readUnderWay()?.standing).toBe('missed');
  await press(aPage());
  expect(desk.placed.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(donations.readUnderWay()).toBeNull();
});

it.each<[string, Partial<DonationUnderWay>]>([
  ['of another voucher', { voucher: { mark: 'another', validUntil: null } }],
  ['of another content', { fingerprint: 'other' }],
])(
  'asks for a missed donation %s before it gives, and gives nothing where that was late',
  async (_w, about) => {
    const missed = anOpenDonation({ standing: 'missed', ...about });
    const { desk, onDone, aPage } = aTab({ found: [done(aDonation())] }, missed);
    await press(aPage());
    expect(desk.placed).toEqual([]);
    expect(onDone).toHaveBeenCalledOnce();
  },
);

it('gives under a new id where another donation was missed again', async () => {
  const missed = anOpenDonation({ standing: 'missed', fingerprint: 'other' });
  const { desk, aPage } = aTab({ found: [done(null)], given: [done(aDonation({ id: FIRST }))] }, missed);
  await press(aPage());
  expect(desk.placed.map(({ order }) => order.id)).toEqual(['id-1']);
});

it('keeps the note where the session ends before anybody can be asked', async () => {
  const { donations, aPage } = aTab({ given: [refusal('offline')], found: [refusal('session-expired')] });
  const page = aPage();
  await press(page);
  expect(donations.readUnderWay()).not.toBeNull();
  expect(page.state.kind).toBe('giving');
});
