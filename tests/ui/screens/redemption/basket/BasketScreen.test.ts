import { expect, it } from 'vitest';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aShop } from '#tests/data/shop.ts';
import { BasketScreen } from '#ui/screens/redemption/basket/BasketScreen.ts';

it('proposes at most three ways to use the remainder', () => {
  const shops = ['1', '2', '3', '4'].map((id) => aShop({ id, voucherValuesInCent: [10_00] }));
  const screen = new BasketScreen({ kept: fakeKept(), changeBasket: () => {} });
  expect(screen.proposals(10_00, [], shops)).toHaveLength(3);
});
