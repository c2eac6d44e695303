import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aQuote, aRedemption } from '#tests/data/redemption.ts';
import { aReadyCheck, keysOf, stateOf } from './aCheck.ts';

it('is unclear if the answer is lost and the backend cannot be asked', async () => {
  const { screen } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline')],
  });
  await screen.redeem();
  expect(stateOf(screen)).toEqual({
    kind: 'unclear',
    quote: aQuote(),
    problem: { kind: 'timed-out', moneyState: 'unknown' },
  });
});

/** A check page with an unclear outcome. */
async function anUnclearCheck(found: readonly Answer<Redemption | null>[]) {
  const check = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('offline'), ...found],
  });
  await check.screen.redeem();
  return check;
}

it('never sends the order again while the outcome is unclear', async () => {
  const { screen, api } = await anUnclearCheck([]);
  await screen.redeem();
  expect(api.placed).toHaveLength(1);
});

it('looks it up on request and finds it redeemed', async () => {
  const { screen, api, onDone } = await anUnclearCheck([done(aRedemption())]);
  await screen.findOut();
  expect(api.looked).toEqual([aQuote().id, aQuote().id]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('looks it up on request, finds that it never arrived, and can send the same order again', async () => {
  const { screen, api } = await anUnclearCheck([done(null)]);
  await screen.findOut();
  expect(stateOf(screen)).toMatchObject({
    kind: 'refused',
    problem: { kind: 'timed-out', moneyState: 'untouched' },
  });
  api.redeem = async (order, key) => {
    api.placed.push({ order, key });
    return done(aRedemption());
  };
  await screen.redeem();
  expect(keysOf(api)).toEqual(['key-1', 'key-1']);
});

it('stays unclear if the lookup fails', async () => {
  const { screen } = await anUnclearCheck([refusal('offline')]);
  const finding = screen.findOut();
  expect(stateOf(screen).kind).toBe('finding-out');
  expect(screen.order.busy).toBe(true);
  await finding;
  expect(stateOf(screen).kind).toBe('unclear');
});

it('looks it up once for ten fast presses', async () => {
  const { screen, api } = await anUnclearCheck([done(aRedemption())]);
  await Promise.all(Array.from({ length: 10 }, () => screen.findOut()));
  expect(api.looked).toHaveLength(2);
});

it('looks nothing up while nothing is unclear', async () => {
  const { screen, api } = await aReadyCheck({});
  await screen.findOut();
  expect(api.looked).toEqual([]);
});

it('looks it up in the background without moving the focus', async () => {
  const { screen, onDone } = await anUnclearCheck([refusal('offline'), done(aRedemption())]);
  await screen.findOut({ quietly: true });
  expect(stateOf(screen).kind).toBe('unclear');
  expect(screen.order.looks).toBe(0);
  expect(screen.order.quietly).toBe(true);
  await screen.findOut();
  expect(screen.order.quietly).toBe(false);
  expect(screen.order.looks).toBe(1);
  expect(onDone).toHaveBeenCalledOnce();
});
