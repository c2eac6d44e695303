import { expect, it } from 'vitest';
import { partedWall, sellsWhole, wholeInCent } from '#domain/shop/wholeBalance.ts';
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
  expect(partedWall([one, two, three, four], { wholeInCent: 25_00, upToInCent: 10_00 })).toEqual({
    fitting: [two, three],
    dearer: [one, four],
  });
});

it('parts a wall by what the balance is enough for where an amount can be chosen', () => {
  const [one, two] = [shop('1', 10_00), shop('2', 25_00)];
  const parted = partedWall([two, one], { wholeInCent: null, upToInCent: 10_00 });
  expect(parted).toEqual({ fitting: [one], dearer: [two] });
});

it('parts nothing without a balance', () => {
  const parted = partedWall([shop('1', 10_00)], { wholeInCent: null, upToInCent: null });
  expect(parted).toEqual({ fitting: [shop('1', 10_00)], dearer: [] });
});

it.each([
  [25_00, false, 25_00],
  [25_00, true, null],
  [null, false, null],
] as const)('redeems of %s, with a choice of the amount: %s, as a whole %s', (balance, chooseable, whole) => {
  expect(wholeInCent(balance, chooseable)).toBe(whole);
});
