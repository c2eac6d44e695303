import { expect, it } from 'vitest';
import { changeBasket } from '#application/redemption/changeBasket.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('replaces the basket, and deletes an empty one', () => {
  const kept = fakeKept({ basket: [aBasketLine()] });
  changeBasket(kept, [aBasketLine({ quantity: 3 })]);
  expect(kept.read('basket')).toEqual([aBasketLine({ quantity: 3 })]);
  changeBasket(kept, []);
  expect(kept.all()).toEqual({});
});
