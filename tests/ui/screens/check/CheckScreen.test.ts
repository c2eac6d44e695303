import { expect, it, vi } from 'vitest';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { Redeem } from '#application/redemption/redeem.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey, Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import { fakeDrafts } from '#tests/data/fakeTab.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOrder } from '#tests/data/redemption.ts';
import { CheckScreen } from '#ui/screens/check/CheckScreen.ts';

const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });
const ORDER = {
  customer: aCustomer(),
  campaign: null,
  isPaybackCustomer: false,
  startingPoint: { source: '/', campaignName: '' },
};

const DRAFT = { shopId: 'shop-1', valueInCent: 25_00 };

type Told = Parameters<typeof fakeRedemptionDesk>[0];

/** A check page; a problem of the kind `session-expired` ends the session. */
function aCheck(told: Told, desk = fakeRedemptionDesk(told), orders = fakeDrafts()) {
  const find = new FindRedemption(desk);
  const onDone = vi.fn(async (_redemption: Redemption, _quote: Quote) => undefined);
  let keys = 0;
  const screen = new CheckScreen({
    quote: new QuoteRedemption(desk),
    redeem: new Redeem(desk, find),
    find,
    draft: DRAFT,
    orders,
    newKey: () => `key-${(keys += 1)}` as IdempotencyKey,
    endedBy: (problem: Problem) => problem.kind === 'session-expired',
    onDone,
  });
  return { screen, desk, onDone, orders };
}

/** One that has been counted and ticked. */
async function aReadyCheck(told: Told) {
  const check = aCheck({ quotes: [done(aQuote())], ...told });
  await check.screen.count();
  check.screen.tick(true);
  return check;
}

const keysOf = (desk: ReturnType<typeof fakeRedemptionDesk>) => desk.placed.map(({ key }) => key);

it('counts first what the redemption would do', async () => {
  const { screen, desk } = aCheck({ quotes: [done(aQuote())] });
  const counting = screen.count();
  expect(screen.state).toEqual({ kind: 'counting' });
  await counting;
  expect(screen.state).toEqual({ kind: 'ready', quote: aQuote() });
  expect(desk.askedQuotes).toEqual([{ shopId: 'shop-1', valueInCent: 25_00 }]);
});

it('says why it cannot count, and counts again when it is told to', async () => {
  const { screen } = aCheck({ quotes: [refusal('shop-gone'), done(aQuote())] });
  await screen.count();
  expect(screen.state).toEqual({ kind: 'uncountable', problem: { kind: 'shop-gone' } });
  await screen.count();
  expect(screen.state.kind).toBe('ready');
});

it('leaves it to the session where counting finds it ended', async () => {
  const { screen } = aCheck({ quotes: [refusal('session-expired')] });
  await screen.count();
  expect(screen.state).toEqual({ kind: 'counting' });
});

it('wants the notes read: without the tick nothing is placed', async () => {
  const { screen, desk } = await aReadyCheck({});
  screen.tick(false);
  expect(screen.untickedFault).toBe(false);
  await screen.redeem(ORDER);
  expect(screen.untickedFault).toBe(true);
  await screen.redeem(ORDER);
  expect(screen.attempts).toBe(2);
  expect(desk.placed).toEqual([]);
  screen.tick(true);
  expect(screen.untickedFault).toBe(false);
});

it('cannot redeem before it has counted', async () => {
  const { screen, desk } = aCheck({});
  screen.tick(true);
  await screen.redeem(ORDER);
  expect(desk.placed).toEqual([]);
});

it('places what was counted, checked and chosen', async () => {
  const { screen, desk, onDone } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await screen.redeem(ORDER);
  expect(desk.placed).toEqual([{ order: anOrder({ valueInCent: 25_00 }), key: 'key-1' }]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(aRedemption(), aQuote());
});

it('makes one redemption of ten fast presses', async () => {
  const { screen, desk, onDone } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await Promise.all(Array.from({ length: 10 }, () => screen.redeem(ORDER)));
  expect(desk.placed).toHaveLength(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays busy after success, so that no press slips in before the page changes', async () => {
  const { screen, desk } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await screen.redeem(ORDER);
  await screen.redeem(ORDER);
  expect(screen.busy).toBe(true);
  expect(desk.placed).toHaveLength(1);
});

it('means the same redemption when it is pressed again after a refusal', async () => {
  const { screen, desk, onDone } = await aReadyCheck({
    redemptions: [refusal('partner-unavailable'), done(aRedemption())],
  });
  await screen.redeem(ORDER);
  expect(screen.state).toEqual({
    kind: 'refused',
    quote: aQuote(),
    problem: { kind: 'partner-unavailable' },
  });
  await screen.redeem(ORDER);
  expect(keysOf(desk)).toEqual(['key-1', 'key-1']);
  expect(onDone).toHaveBeenCalledOnce();
});

it('means another redemption after another quote', async () => {
  const { screen, desk } = await aReadyCheck({
    quotes: [done(aQuote()), done(NEWER)],
    redemptions: [refusal('redemption-changed'), done(aRedemption())],
  });
  await screen.redeem(ORDER);
  await screen.count();
  await screen.redeem(ORDER);
  expect(keysOf(desk)).toEqual(['key-1', 'key-2']);
  expect(desk.placed.map(({ order }) => order.quoteId)).toEqual([aQuote().id, NEWER.id]);
});

it('shows no error of its own where the session has ended', async () => {
  const { screen, onDone } = await aReadyCheck({ redemptions: [refusal('session-expired')] });
  await screen.redeem(ORDER);
  expect(screen.state.kind).toBe('redeeming');
  expect(onDone).not.toHaveBeenCalled();
});

it('says that it does not know where the answer was lost and the backend cannot be asked', async () => {
  const { screen } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline')],
  });
  await screen.redeem(ORDER);
  expect(screen.state).toEqual({
    kind: 'unclear',
    quote: aQuote(),
    problem: { kind: 'redemption-unclear', moneyState: 'unknown' },
  });
});

/** One whose redemption nobody knows the outcome of. */
async function anUnclearCheck(found: readonly Answer<Redemption | null>[]) {
  const check = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline'), ...found],
  });
  await check.screen.redeem(ORDER);
  return check;
}

it('never places it again while the outcome is unclear', async () => {
  const { screen, desk } = await anUnclearCheck([]);
  await screen.redeem(ORDER);
  expect(desk.placed).toHaveLength(1);
});

it('finds out on demand: it was redeemed', async () => {
  const { screen, desk, onDone } = await anUnclearCheck([done(aRedemption())]);
  await screen.findOut();
  expect(desk.looked).toEqual([aQuote().id, aQuote().id]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(aRedemption(), aQuote());
});

it('finds out on demand: it never arrived, so the money is untouched and it may be pressed again', async () => {
  const { screen, desk } = await anUnclearCheck([done(null)]);
  await screen.findOut();
  expect(screen.state).toMatchObject({
    kind: 'refused',
    problem: { kind: 'timed-out', moneyState: 'untouched' },
  });
  desk.redeem = async (order, key) => {
    desk.placed.push({ order, key });
    return done(aRedemption());
  };
  await screen.redeem(ORDER);
  expect(keysOf(desk)).toEqual(['key-1', 'key-1']);
});

it('stays unclear where nothing can be found out yet', async () => {
  const { screen } = await anUnclearCheck([refusal('offline')]);
  const finding = screen.findOut();
  expect(screen.state.kind).toBe('finding-out');
  expect(screen.busy).toBe(true);
  await finding;
  expect(screen.state.kind).toBe('unclear');
});

it('asks once of ten fast presses on “find out”', async () => {
  const { screen, desk } = await anUnclearCheck([done(aRedemption())]);
  await Promise.all(Array.from({ length: 10 }, () => screen.findOut()));
  expect(desk.looked).toHaveLength(2);
});

it('has nothing to find out while nothing is unclear', async () => {
  const { screen, desk } = await aReadyCheck({});
  await screen.findOut();
  expect(desk.looked).toEqual([]);
});

it('ignores a count that comes after the page was left', async () => {
  const answer = pending<Answer<Quote>>();
  const { screen } = aCheck({}, { ...fakeRedemptionDesk({}), quote: () => answer.promise });
  screen.start()();
  answer.answer(done(aQuote()));
  await settled();
  expect(screen.state).toEqual({ kind: 'counting' });
});

it('keeps the receipt of a redemption whose page was left meanwhile: its money is spent', async () => {
  const answer = pending<Answer<Redemption>>();
  const desk = {
    ...fakeRedemptionDesk({ quotes: [done(aQuote())] }),
    redeem: () => answer.promise,
  };
  const { screen, onDone } = aCheck({}, desk);
  const stop = screen.start();
  await settled();
  screen.tick(true);
  const redeeming = screen.redeem(ORDER);
  stop();
  answer.answer(done(aRedemption()));
  await redeeming;
  expect(onDone).toHaveBeenCalledOnce();
});

const OPEN = { draft: DRAFT, quote: aQuote(), key: 'first-key' as IdempotencyKey };

/** A check page that is opened while an order of this tab is still open, as after a reload. */
async function aCheckWithOpenOrder(told: Told, underWay = OPEN) {
  const check = aCheck(told, undefined, fakeDrafts({ underWay }));
  const dispose = check.screen.start();
  await settled();
  return { ...check, dispose };
}

it('notes an order before it is sent, and strikes it out when its outcome is known', async () => {
  const sent = pending<Answer<Redemption>>();
  const desk = { ...fakeRedemptionDesk({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const { screen, orders } = aCheck({}, desk);
  await screen.count();
  screen.tick(true);
  const redeeming = screen.redeem(ORDER);
  expect(orders.readUnderWay()).toEqual({ draft: DRAFT, quote: aQuote(), key: 'key-1' });
  sent.answer(done(aRedemption()));
  await redeeming;
  expect(orders.readUnderWay()).toBeNull();
});

it('leaves the note of an order whose outcome is not known', async () => {
  const { screen, orders } = await aReadyCheck({
    redemptions: [refusal('offline')],
    found: [refusal('offline')],
  });
  await screen.redeem(ORDER);
  expect(screen.state.kind).toBe('unclear');
  expect(screen.isOpen).toBe(true);
  expect(orders.readUnderWay()).not.toBeNull();
});

it('finds out first what became of an order that was left open', async () => {
  const { screen, desk, onDone, orders } = await aCheckWithOpenOrder({ found: [done(aRedemption())] });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(aRedemption(), aQuote());
  expect(desk.placed).toEqual([]);
  expect(orders.readUnderWay()).toBeNull();
  expect(screen.state.kind).not.toBe('ready');
});

it('stays unclear about an order that was left open while nobody can be asked', async () => {
  const { screen, desk } = await aCheckWithOpenOrder({ found: [refusal('offline')] });
  expect(screen.state.kind).toBe('unclear');
  expect(desk.askedQuotes).toEqual([]);
});

it('takes up the same quote and key where the order that was left open never arrived', async () => {
  const { screen, desk } = await aCheckWithOpenOrder({
    found: [done(null)],
    redemptions: [done(aRedemption())],
  });
  expect(screen.state).toEqual({ kind: 'ready', quote: aQuote() });
  screen.tick(true);
  await screen.redeem(ORDER);
  expect(keysOf(desk)).toEqual(['first-key']);
  expect(desk.askedQuotes).toEqual([]);
});

it('counts anew where something else was chosen since the order that never arrived', async () => {
  const other = { ...OPEN, draft: { shopId: 'shop-2', valueInCent: 10_00 } };
  const { screen } = await aCheckWithOpenOrder({ found: [done(null)], quotes: [done(NEWER)] }, other);
  expect(screen.state).toEqual({ kind: 'ready', quote: NEWER });
});

it('shows the amounts of the order that is open, not of what was chosen since', async () => {
  const other = { ...OPEN, draft: { shopId: 'shop-1', valueInCent: 10_00 } };
  const { screen } = await aCheckWithOpenOrder({ found: [refusal('offline')] }, other);
  expect(screen.state.kind).toBe('unclear');
  expect(screen.draft).toEqual(other.draft);
});

it('can be pressed again after an open order turned out never to have arrived', async () => {
  const { screen, desk } = await aCheckWithOpenOrder({
    found: [refusal('offline'), done(null)],
    redemptions: [done(aRedemption())],
  });
  await screen.findOut();
  expect(screen.state.kind).toBe('refused');
  screen.tick(true);
  await screen.redeem(ORDER);
  expect(keysOf(desk)).toEqual(['first-key']);
});

it('waits for the answer to an order that another page of this tab has just placed, and is told once', async () => {
  const sent = pending<Answer<Redemption>>();
  const desk = { ...fakeRedemptionDesk({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const find = new FindRedemption(desk);
  const redeem = new Redeem(desk, find);
  const orders = fakeDrafts();
  const onDone = vi.fn(async () => undefined);
  const aPage = () =>
    new CheckScreen({
      quote: new QuoteRedemption(desk),
      redeem,
      find,
      draft: DRAFT,
      orders,
      newKey: () => 'key' as IdempotencyKey,
      endedBy: () => false,
      onDone,
    });
  const first = aPage();
  await first.count();
  first.tick(true);
  const pressing = first.redeem(ORDER);

  const second = aPage();
  const leave = second.start();
  await settled();
  expect(second.state.kind).toBe('finding-out');
  sent.answer(done(aRedemption()));
  await pressing;
  await settled();
  expect(onDone).toHaveBeenCalledOnce();
  expect(desk.looked).toEqual([]);
  leave();
});
