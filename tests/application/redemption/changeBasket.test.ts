import { expect, it } from 'vitest';
import { ChangeBasket } from '#application/redemption/changeBasket.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('replaces the basket, and deletes an empty one', () => {
  const kept = fakeKept({ basket: [aBasketLine()] });
  const change = new ChangeBasket(kept);
  change.execute([aBasketLine({ quantity: 3 })]);
  expect(kept.read('basket')).toEqual([aBasketLine({ quantity: 3 })]);
  change.execute([]);
  expect(kept.all()).toEqual({});
});
