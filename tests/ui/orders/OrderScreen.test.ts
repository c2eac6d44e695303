import { beforeEach, expect, it, vi } from 'vitest';
import { DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { done } from '#domain/core/result.ts';
import type { Donation, DonationId, PendingDonation } from '#domain/donation/donation.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { type DonationsTold, aDonation, anOpenDonation, fakeDonationApi } from '#tests/data/donation.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt, fakeDonationPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { OrderScreen } from '#ui/orders/OrderScreen.ts';

const BODY = { organisationId: 'org-1', wantsReceipt: false, customer: aCustomer() };

/** The id of the first donation of a page. */
const FIRST = 'id-1' as DonationId;

/** Donation pages of one tab, which share the pending order and the order run. */
function aTab(
  answers: DonationsTold,
  pendingOrder?: PendingDonation,
  give?: () => Promise<Answer<Donation>>,
) {
  const fakeApi = fakeDonationApi(answers);
  const api = { ...fakeApi, give: give ?? fakeApi.give };
  const pendingStore = fakeDonationPendingStore({ ...(pendingOrder && { pendingOrder }) });
  const onPlaced = vi.fn(async () => undefined);
  const clock = clockAt(now);
  const { spend, keep, end } = voucherLife();
  const finish = new FinishDonation(fakeKept(), spend, keep, end);
  const run = new OrderRun(() => new DonationKind(api, finish), pendingStore, freeTurns(), clock);
  const ended = vi.fn();
  const aPage = () => {
    const page = new OrderScreen({
      run,
      endedBy: ({ kind }) => {
        if (kind === 'session-expired') ended();
        return kind === 'session-expired';
      },
      onPlaced,
    });
    page.listen();
    return page;
  };
  return { api, pendingStore, onPlaced, ended, aPage };
}

type Page = ReturnType<ReturnType<typeof aTab>['aPage']>;
let ids = 0;

/** Ticks the notes and submits. */
async function press(page: Page) {
  page.tick(true);
  ids += 1;
  const fresh = { id: `id-${ids}` as DonationId, key: `key-${ids}` as IdempotencyKey };
  await page.press(anOpenDonation(fresh), BODY);
}

beforeEach(() => {
  ids = 0;
});

it('waits on a second page for the donation that the first page sent, and donates once', async () => {
  const sent = pending<Answer<Donation>>();
  const { api, pendingStore, onPlaced, aPage } = aTab({ found: [done(null)] }, undefined, () => sent.promise);
  const giving = press(aPage());
  const second = aPage();
  second.start();
  await settled();
  expect(second.state.kind).toBe('finding-out');
  expect(api.looked).toEqual([]);
  sent.answer(done(aDonation({ id: FIRST })));
  await giving;
  await settled();
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(pendingStore.read()).toBeNull();
});

it('stays unclear at every lookup after the backend reported the value as reserved', async () => {
  const { pendingStore, aPage } = aTab({
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
  expect(pendingStore.read()?.standing).toBe('reserved');
});

it('reports a reserved donation as lapsed once it can no longer arrive, and does not send it again by itself', async () => {
  const pendingOrder = anOpenDonation({ standing: 'reserved', sentAt: now - LATEST_ARRIVAL_MS });
  const { api, pendingStore, aPage } = aTab({ found: [refusal('offline'), done(null)] }, pendingOrder);
  const page = aPage();
  page.start();
  await settled();
  expect(page.state.kind).toBe('unclear');
  await page.findOut();
  expect(page.state).toEqual({ kind: 'lost', why: 'lapsed', order: pendingOrder });
  await page.findOut();
  expect(api.looked, 'there is nothing more to look for').toHaveLength(2);
  await press(page);
  expect(api.placed).toEqual([]);
  expect(pendingStore.read()).toEqual(pendingOrder);
  page.goOn();
  expect(pendingStore.read()).toBeNull();
});

it('sends the same donation again under the same id and key on a later page', async () => {
  const { api, pendingStore, aPage } = aTab({
    given: [refusal('timed-out'), refusal('insufficient-credit')],
    found: [done(null)],
  });
  await press(aPage());
  expect(pendingStore.read()?.standing).toBe('missed');
  await press(aPage());
  expect(api.placed.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(pendingStore.read()).toBeNull();
});

it.each<[string, Partial<PendingDonation>]>([
  ['of another voucher', { voucher: { mark: 'another', validUntil: null, isPrepaid: false } }],
  ['of another content', { fingerprint: 'other' }],
])(
  'looks up a missed donation %s before sending, and sends nothing if it arrived late',
  async (_w, about) => {
    const missed = anOpenDonation({ standing: 'missed', ...about });
    const { api, onPlaced, aPage } = aTab({ found: [done(aDonation())] }, missed);
    await press(aPage());
    expect(api.placed).toEqual([]);
    expect(onPlaced).toHaveBeenCalledOnce();
  },
);

it('sends the donation under a new id if another donation is missed again', async () => {
  const missed = anOpenDonation({ standing: 'missed', fingerprint: 'other' });
  const { api, aPage } = aTab({ found: [done(null)], given: [done(aDonation({ id: FIRST }))] }, missed);
  await press(aPage());
  expect(api.placed.map(({ order }) => order.id)).toEqual(['id-1']);
});

it('keeps the pending order if the session ends before its outcome can be looked up', async () => {
  const { pendingStore, ended, aPage } = aTab({
    given: [refusal('offline')],
    found: [refusal('session-expired')],
  });
  await press(aPage());
  expect(pendingStore.read()).not.toBeNull();
  expect(ended).toHaveBeenCalledOnce();
});

it('recognises the order as its own even if a quiet lookup of a missed one precedes the press', async () => {
  const sent = pending<Answer<Donation>>();
  const missed = anOpenDonation({ standing: 'missed', fingerprint: 'other' });
  const { aPage } = aTab({ found: [done(null), done(null)] }, missed, () => sent.promise);
  const page = aPage();
  page.start();
  const giving = press(page);
  await settled();
  expect(page.state.kind).toBe('placing');
  expect(page.left).toBeNull();
  sent.answer(done(aDonation({ id: FIRST })));
  await giving;
});

it('shows the receipt of a missed order that arrives while its page is open and visible', async () => {
  vi.useFakeTimers();
  const { aPage, onPlaced } = aTab({ found: [done(null), done(aDonation())] }, anOpenDonation());
  const page = aPage();
  await page.resume();
  expect(page.state.kind).toBe('refused');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(page.state.kind).toBe('refused');
  hidden.mockRestore();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(page.state.kind).toBe('placed');
  expect(onPlaced).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
