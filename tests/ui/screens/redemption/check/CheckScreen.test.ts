import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOrder } from '#tests/data/redemption.ts';
import { DRAFT, aCheck, aReadyCheck, keysOf, stateOf } from './aCheck.ts';

const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });

it('requests a quote first', async () => {
  const { screen, api } = aCheck({ quotes: [done(aQuote())] });
  const counting = screen.count();
  expect(stateOf(screen)).toEqual({ kind: 'counting' });
  await counting;
  expect(stateOf(screen)).toMatchObject({ kind: 'ready', quote: aQuote() });
  expect(api.askedQuotes).toEqual([DRAFT.lines]);
});

it('shows why the quote failed, and requests it again', async () => {
  const { screen } = aCheck({ quotes: [refusal('shop-gone'), done(aQuote())] });
  await screen.count();
  expect(stateOf(screen)).toEqual({ kind: 'uncountable', problem: { kind: 'shop-gone' } });
  await screen.count();
  expect(stateOf(screen).kind).toBe('ready');
});

it('leaves it to the session if the quote finds it expired', async () => {
  const { screen } = aCheck({ quotes: [refusal('session-expired')] });
  await screen.count();
  expect(stateOf(screen)).toEqual({ kind: 'counting' });
});

it('requires the tick on the notes before it redeems', async () => {
  const { screen, api } = await aReadyCheck({});
  screen.order.tick(false);
  expect(screen.order.untickedFault).toBe(false);
  await screen.redeem();
  expect(screen.order.untickedFault).toBe(true);
  await screen.redeem();
  expect(screen.order.attempts).toBe(2);
  expect(api.placed).toEqual([]);
  screen.order.tick(true);
  expect(screen.order.untickedFault).toBe(false);
});

it('does not redeem before the quote arrives', async () => {
  const { screen, api } = aCheck({});
  screen.order.tick(true);
  await screen.redeem();
  expect(api.placed).toEqual([]);
});

it('redeems what was quoted, checked and chosen', async () => {
  const { screen, api, onDone, receipts } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await screen.redeem();
  expect(api.placed).toEqual([{ order: anOrder({ valueInCent: 25_00 }), key: 'key-1' }]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
});

it('makes one redemption for ten fast presses', async () => {
  const { screen, api, onDone } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await Promise.all(Array.from({ length: 10 }, () => screen.redeem()));
  expect(api.placed).toHaveLength(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays busy after success, so that no other press is sent before the page changes', async () => {
  const { screen, api } = await aReadyCheck({ redemptions: [done(aRedemption())] });
  await screen.redeem();
  await screen.redeem();
  expect(screen.order.busy).toBe(true);
  expect(api.placed).toHaveLength(1);
});

it('sends the same redemption again after a refusal', async () => {
  const { screen, api, onDone } = await aReadyCheck({
    redemptions: [refusal('partner-unavailable'), done(aRedemption())],
  });
  await screen.redeem();
  expect(stateOf(screen)).toEqual({
    kind: 'refused',
    quote: aQuote(),
    problem: { kind: 'partner-unavailable' },
  });
  await screen.redeem();
  expect(keysOf(api)).toEqual(['key-1', 'key-1']);
  expect(onDone).toHaveBeenCalledOnce();
});

it('sends another redemption for another quote', async () => {
  const { screen, api } = await aReadyCheck({
    quotes: [done(aQuote()), done(NEWER)],
    redemptions: [refusal('redemption-changed'), done(aRedemption({ id: NEWER.id }))],
  });
  await screen.redeem();
  await screen.count();
  // New amounts require a new tick.
  expect(screen.order.notesRead).toBe(false);
  screen.order.tick(true);
  await screen.redeem();
  expect(keysOf(api)).toEqual(['key-1', 'key-2']);
  expect(api.placed.map(({ order }) => order.quoteId)).toEqual([aQuote().id, NEWER.id]);
});

it('shows no problem of its own if the session has ended', async () => {
  const { screen, onDone } = await aReadyCheck({ redemptions: [refusal('session-expired')] });
  await screen.redeem();
  expect(stateOf(screen).kind).toBe('unclear');
  expect(onDone).not.toHaveBeenCalled();
});

it('ignores a quote that arrives after the page was left', async () => {
  const answer = pending<Answer<Quote>>();
  const { screen } = aCheck({}, { ...fakeRedemptionApi({}), quote: () => answer.promise });
  screen.start()();
  answer.answer(done(aQuote()));
  await settled();
  expect(stateOf(screen)).toEqual({ kind: 'counting' });
});

it('stores the receipt of a redemption whose page was left meanwhile', async () => {
  const answer = pending<Answer<Redemption>>();
  const api = {
    ...fakeRedemptionApi({ quotes: [done(aQuote())] }),
    redeem: () => answer.promise,
  };
  const { screen, onDone } = aCheck({}, api);
  const stop = screen.start();
  await settled();
  screen.order.tick(true);
  const redeeming = screen.redeem();
  stop();
  answer.answer(done(aRedemption()));
  await redeeming;
  expect(onDone).toHaveBeenCalledOnce();
});
