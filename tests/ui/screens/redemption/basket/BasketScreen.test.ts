import { expect, it } from 'vitest';
import { ChangeBasket } from '#application/redemption/changeBasket.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Answer } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { pending } from '#tests/data/pending.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { BasketScreen } from '#ui/screens/redemption/basket/BasketScreen.ts';

const ours = aVoucher({ categoryId: 1 });
const theirs = aVoucher({ categoryId: 2 });

function aBasketScreen(wall: (voucherCategory: number) => Promise<Answer<readonly Shop[]>>) {
  const api = {
    ...fakeShopApi({}),
    wall: async (request: { voucherCategory: number }) => wall(request.voucherCategory),
  };
  const screen = new BasketScreen({
    kept: fakeKept(),
    changeBasket: new ChangeBasket(fakeKept()),
    browse: new BrowseShops(api, new WallTurns()),
    site: () => aSite(),
  });
  const proposed = () =>
    screen.proposals(10_00, []).flatMap(({ lines }) => lines.map(({ shopId }) => shopId));
  return { screen, proposed };
}

it('proposes what the voucher in use can buy, even if the wall of the previous one arrives later', async () => {
  const late = pending<Answer<readonly Shop[]>>();
  const { screen, proposed } = aBasketScreen(async (voucherCategory) =>
    voucherCategory === 1 ? done([aShop({ id: 'ours', voucherValuesInCent: [10_00] })]) : late.promise,
  );
  await screen.look(ours);
  const before = screen.look(theirs);
  await screen.look(ours);
  late.answer(done([aShop({ id: 'theirs', voucherValuesInCent: [10_00] })]));
  await before;
  expect(proposed()).toEqual(['ours']);
});

it('ignores a wall that arrives after it was left', async () => {
  const late = pending<Answer<readonly Shop[]>>();
  const { screen, proposed } = aBasketScreen(() => late.promise);
  const leave = screen.start();
  const looking = screen.look(ours);
  leave();
  late.answer(done([aShop({ voucherValuesInCent: [10_00] })]));
  await looking;
  expect(proposed()).toEqual([]);
});

it('proposes at most three ways to use the remainder', async () => {
  const shops = ['1', '2', '3', '4'].map((id) => aShop({ id, voucherValuesInCent: [10_00] }));
  const { screen, proposed } = aBasketScreen(async () => done(shops));
  await screen.look(ours);
  expect(proposed()).toHaveLength(3);
});
