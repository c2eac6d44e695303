import { expect, it } from 'vitest';
import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { done, refused } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { fakeGiveawayApi } from '#tests/data/fakeApis.ts';
import { aGiveaway, onThankYouPage } from '#tests/data/giveaway.ts';
import { pending, settled } from '#tests/data/pending.ts';
import type { AftercareServices } from '#ui/screens/aftercare/services.ts';
import { GiveawayScreen } from '#ui/screens/aftercare/giveaway/GiveawayScreen.ts';

function aScreen(told: Parameters<typeof fakeGiveawayApi>[0]) {
  const api = fakeGiveawayApi(told);
  let keys = 0;
  let times = 0;
  const screen = new GiveawayScreen({
    place: () => onThankYouPage,
    find: new FindGiveaway(api),
    redeem: (request, key) => api.redeem(request, key),
    newKey: () => {
      keys += 1;
      return `key-${keys}` as IdempotencyKey;
    },
    email: 'ada@post.example',
    onDone: () => {
      times += 1;
    },
  });
  return { screen, api, doneTimes: () => times };
}

it('ignores an answer after the page was left', async () => {
  const { screen, doneTimes } = aScreen({ found: [done(null)] });
  const leave = screen.start();
  leave();
  await Promise.resolve();
  expect(doneTimes()).toBe(0);
});

it('does not call onDone after the page was left, because another voucher may be in use', async () => {
  const answer = pending<Awaited<ReturnType<AftercareServices['redeemGiveaway']>>>();
  const { screen, api, doneTimes } = aScreen({ found: [done(aGiveaway())] });
  api.redeem = () => answer.promise;
  const leave = screen.start();
  await settled();
  const redeeming = screen.redeem();
  leave();
  answer.answer(done(null));
  await redeeming;
  expect(doneTimes()).toBe(0);
});

it('repeats a request under the same key, and sends another address under another key', async () => {
  const lost = refused([{ kind: 'timed-out' }] as const);
  const had = refused([{ kind: 'giveaway-had' }] as const);
  const { screen, api } = aScreen({ found: [done(aGiveaway())], redeemed: [lost, had, done(null)] });
  await screen.load();
  await screen.redeem();
  await screen.redeem();
  screen.form.change({ email: 'grace@post.example' });
  await screen.redeem();
  expect(api.wished.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

it('sends nothing once it is hidden', async () => {
  const { screen, api } = aScreen({ found: [done(aGiveaway())] });
  await screen.load();
  screen.hide();
  await screen.redeem();
  expect(screen.state).toEqual({ kind: 'hidden' });
  expect(api.wished).toEqual([]);
});
