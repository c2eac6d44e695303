import { expect, it } from 'vitest';
import { OpenShop } from '#application/shop/openShop.ts';
import { done } from '#domain/core/result.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { pending } from '#tests/data/pending.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { AnswerScreen } from '#ui/parts/answers/AnswerScreen.ts';
import { openShops } from '#ui/screens/redemption/steps/openShops.ts';

/** Requests a slow shop, and then another one that is answered at once. */
function lookedTwice() {
  const slow = pending<Answer<ShopDetails>>();
  const api = {
    ...fakeShopApi({}),
    details: async (id: string) => (id === 'slow' ? slow.promise : done(aShopPage({ id }))),
  };
  let lines = [{ shopId: 'slow', valueInCent: 1000 }];
  const screen = new AnswerScreen(
    (locale) => openShops(new OpenShop(api), lines, locale),
    () => 'de' as const,
  );
  const first = screen.load();
  lines = [{ shopId: 'quick', valueInCent: 1000 }];
  const second = screen.load();
  const known = () => (screen.value ? [...screen.value.keys()] : screen.state.kind);
  return { first, second, slow, known };
}

it('shows the shops of the current lines, even if those of earlier lines arrive later', async () => {
  const { first, second, slow, known } = lookedTwice();
  await second;
  expect(known()).toEqual(['quick']);
  slow.answer(done(aShopPage({ id: 'slow' })));
  await first;
  expect(known()).toEqual(['quick']);
});

it('answers with the first problem, but not because a shop is gone', async () => {
  const api = fakeShopApi({ pages: [refusal('shop-gone'), refusal('timed-out'), refusal('shop-gone')] });
  const open = new OpenShop(api);
  const lines = ['gone', 'slow'].map((shopId) => ({ shopId, valueInCent: 1000 }));
  expect(await openShops(open, lines, 'de')).toEqual(refusal('timed-out'));
  const answer = await openShops(open, lines.slice(0, 1), 'de');
  expect(answer.ok && answer.value.get('gone')).toEqual(refusal('shop-gone'));
});
