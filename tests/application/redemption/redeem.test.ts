import { expect, it } from 'vitest';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import { Redeem } from '#application/redemption/redeem.ts';
import { done } from '#domain/core/result.ts';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/problem/problem.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import {
  aRedemption,
  aRedemptionId,
  anIdempotencyKey,
  anOpenOrder,
  anOrder,
} from '#tests/data/redemption.ts';

/** After these nobody knows whether the order arrived. */
const UNCLEAR: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
];
const CLEAR = PROBLEM_KINDS.filter((kind) => !UNCLEAR.includes(kind));

const place = (desk: ReturnType<typeof fakeRedemptionDesk>) =>
  new Redeem(desk, new FindRedemption(desk)).execute(anOrder(), anOpenOrder(), anIdempotencyKey);

it('places the order once, under the key of the intent', async () => {
  const desk = fakeRedemptionDesk({ redemptions: [done(aRedemption())] });

  expect(await place(desk)).toEqual(done(aRedemption()));
  expect(desk.placed).toEqual([{ order: anOrder(), key: anIdempotencyKey }]);
  expect(desk.looked).toEqual([]);
});

it.each(UNCLEAR)('asks what became of the order when the answer is lost: %s', async (kind) => {
  const desk = fakeRedemptionDesk({ redemptions: [refusal(kind)], found: [done(aRedemption())] });

  expect(await place(desk)).toEqual(done(aRedemption()));
  expect(desk.looked).toEqual([aRedemptionId]);
});

it.each(UNCLEAR)('never sends an order again by itself: %s', async (kind) => {
  const desk = fakeRedemptionDesk({ redemptions: [refusal(kind)], found: [refusal('offline')] });

  await place(desk);
  expect(desk.placed).toHaveLength(1);
});

it('says that the money is untouched where the order never arrived', async () => {
  const desk = fakeRedemptionDesk({
    redemptions: [refusal('unknown', { code: 'STDx1' })],
    found: [done(null)],
  });
  expect(await place(desk)).toEqual(refusal('unknown', { code: 'STDx1', moneyState: 'untouched' }));
});

it('says that nobody knows where the state cannot be asked for either', async () => {
  const desk = fakeRedemptionDesk({ redemptions: [refusal('timed-out')], found: [refusal('offline')] });
  expect(await place(desk)).toEqual(refusal('redemption-unclear', { moneyState: 'unknown' }));
});

it.each(CLEAR)('takes a refusal that gives its reason for an answer: %s', async (kind) => {
  const desk = fakeRedemptionDesk({ redemptions: [refusal(kind, { code: 'X', moneyState: 'untouched' })] });

  expect(await place(desk)).toEqual(refusal(kind, { code: 'X', moneyState: 'untouched' }));
  expect(desk.looked).toEqual([]);
});

it('stays unclear where the backend is still at it, although it names no redemption yet', async () => {
  const desk = fakeRedemptionDesk({
    redemptions: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null)],
  });
  expect(await place(desk)).toEqual(refusal('redemption-unclear', { moneyState: 'reserved' }));
});

it('places no second order while one is under way that goes through', async () => {
  const desk = fakeRedemptionDesk({ redemptions: [done(aRedemption())] });
  const redeem = new Redeem(desk, new FindRedemption(desk));

  const both = await Promise.all([
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
  ]);
  expect(both).toEqual([done(aRedemption()), done(aRedemption())]);
  expect(desk.placed).toHaveLength(1);
});

it('places a further order once the one under way was refused, and one after another that is done', async () => {
  const desk = fakeRedemptionDesk({
    redemptions: [refusal('shop-gone'), done(aRedemption()), done(aRedemption())],
  });
  const redeem = new Redeem(desk, new FindRedemption(desk));

  const [first, second] = await Promise.all([
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
  ]);
  expect([first, second]).toEqual([refusal('shop-gone'), done(aRedemption())]);
  await redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey);
  expect(desk.placed).toHaveLength(3);
});

it('asks what became of the order after any refusal that does not know where the money is', async () => {
  const desk = fakeRedemptionDesk({
    redemptions: [refusal('partner-unavailable', { moneyState: 'unknown' })],
    found: [done(aRedemption())],
  });
  expect(await place(desk)).toEqual(done(aRedemption()));
});

it('places no second order while nobody knows what became of the one under way', async () => {
  const desk = fakeRedemptionDesk({ redemptions: [refusal('offline')], found: [refusal('offline')] });
  const redeem = new Redeem(desk, new FindRedemption(desk));

  const both = await Promise.all([
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
    redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey),
  ]);
  expect(both.map((answer) => !answer.ok && answer.fault.kind)).toEqual([
    'redemption-unclear',
    'redemption-unclear',
  ]);
  expect(desk.placed).toHaveLength(1);
});

it('tells of the order on its way, and of none afterwards', async () => {
  const desk = fakeRedemptionDesk({ redemptions: [done(aRedemption())] });
  const redeem = new Redeem(desk, new FindRedemption(desk));

  expect(redeem.underWay).toBeNull();
  const placing = redeem.execute(anOrder(), anOpenOrder(), anIdempotencyKey);
  expect(await redeem.underWay).toEqual(done(aRedemption()));
  await placing;
  expect(redeem.underWay).toBeNull();
});
