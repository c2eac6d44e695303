import { expect, it } from 'vitest';
import { partByWhole, sellsWhole } from '#domain/shop/wholeBalance.ts';
import { aShop } from '#tests/data/shop.ts';

it.each([
  [[10_00, 25_00], 25_00, true],
  [[10_00, 50_00], 25_00, false],
  [[25_01], 25_00, false],
  [[10_00], 25_00, false],
  [[], 25_00, true],
])('a shop with %j sells a whole balance of %i: %s', (values, balance, sells) => {
  expect(sellsWhole(values, balance)).toBe(sells);
});

const shop = (id: string, ...voucherValuesInCent: readonly number[]) => aShop({ id, voucherValuesInCent });

it('parts a wall by what sells the whole balance, each part in the order of the wall', () => {
  const [one, two, three, four] = [shop('1', 10_00), shop('2', 25_00), shop('3'), shop('4', 50_00)];
  expect(partByWhole([one, two, three, four], 25_00)).toEqual({
    fitting: [two, three],
    dearer: [one, four],
  });
});

it('parts nothing without a balance', () => {
  expect(partByWhole([shop('1', 10_00)], null)).toEqual({ fitting: [shop('1', 10_00)], dearer: [] });
});
