import { expect, it } from 'vitest';
import { OpenShop } from '#application/shop/openShop.ts';
import { done } from '#domain/core/result.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Answer } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { pending } from '#tests/data/pending.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { shopsScreen } from '#ui/screens/redemption/steps/shopsScreen.ts';

/** Requests a slow shop, and then another one that is answered at once. */
function lookedTwice() {
  const slow = pending<Answer<ShopDetails>>();
  const api = {
    ...fakeShopApi({}),
    details: async (id: string) => (id === 'slow' ? slow.promise : done(aShopPage({ id }))),
  };
  let lines = [{ shopId: 'slow', valueInCent: 1000 }];
  const screen = shopsScreen(
    new OpenShop(api),
    () => lines,
    () => 'de',
  );
  const first = screen.load();
  lines = [{ shopId: 'quick', valueInCent: 1000 }];
  const second = screen.load();
  const known = () => (screen.state.kind === 'looked' ? [...screen.state.answers.keys()] : screen.state.kind);
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
