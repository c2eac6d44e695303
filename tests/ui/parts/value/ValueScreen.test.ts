import { expect, it } from 'vitest';
import { changeBasket } from '#application/redemption/changeBasket.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { ChooseValue } from '#application/redemption/chooseValue.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { valueOptions } from '#domain/shop/valueChoice.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { ValueScreen } from '#ui/parts/value/ValueScreen.ts';

/** A choice of value for a shop with 10, 25 and 50 euros and a voucher of this balance. */
function aChoice({ balanceInCent = 30_00, chosen }: { balanceInCent?: number; chosen?: ShopChoice } = {}) {
  const kept = fakeKept(chosen && { redemptionDraft: chosen });
  const options = valueOptions([10_00, 25_00, 50_00], balanceInCent, true);
  return {
    screen: new ValueScreen({ id: 'shop-1', name: 'Bücherwurm' }, options, false, partsOf(kept)),
    kept,
  };
}

const partsOf = (kept: ReturnType<typeof fakeKept>) => ({
  kept,
  changeBasket: (basket: Basket) => changeBasket(kept, basket),
  chooseValue: new ChooseValue(kept),
});

it('preselects the value that uses most of the balance', () => {
  expect(aChoice().screen.form.draft.valueInCent).toBe(25_00);
});

it('preselects the value chosen before for this shop', () => {
  const { screen } = aChoice({ chosen: { shopId: 'shop-1', valueInCent: 10_00 } });
  expect(screen.form.draft.valueInCent).toBe(10_00);
});

it.each([
  ['for another shop', { shopId: 'shop-2', valueInCent: 10_00 }],
  ['that the balance no longer covers', { shopId: 'shop-1', valueInCent: 50_00 }],
  ['that the shop does not have', { shopId: 'shop-1', valueInCent: 12_34 }],
])('does not preselect a value chosen %s', (_why, chosen) => {
  expect(aChoice({ chosen }).screen.form.draft.valueInCent).toBe(25_00);
});

it('stores the choice on submit, not before', () => {
  const { screen, kept } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(kept.read('redemptionDraft')).toBeNull();
  expect(screen.submit()).toBe(true);
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 10_00 });
});

it('requires a choice if the balance covers no value, and stores nothing', () => {
  const { screen, kept } = aChoice({ balanceInCent: 5_00 });
  expect(screen.form.draft.valueInCent).toBeNull();
  expect(screen.submit()).toBe(false);
  expect(screen.form.faults).toEqual({ value: 'choice' });
  expect(kept.read('redemptionDraft')).toBeNull();
});

/** The value page of a shop after a reload or a way back. */
const shown = (
  kept: ReturnType<typeof fakeKept>,
  shopId = 'shop-1',
  balanceInCent = 30_00,
  paysMore = false,
) =>
  new ValueScreen(
    { id: shopId, name: 'Bücherwurm' },
    valueOptions([10_00, 25_00, 50_00], balanceInCent, true),
    paysMore,
    partsOf(kept),
    () => kept.read('basket') !== null,
  );

it('shows the picked value after a reload or a way back, even if it was not submitted', () => {
  const { screen, kept } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(shown(kept).form.draft.valueInCent).toBe(10_00);
});

it('shows the last picked value, even if another one was submitted before', () => {
  const { screen, kept } = aChoice();
  screen.submit();
  shown(kept).form.change({ valueInCent: 10_00 });
  expect(shown(kept).form.draft.valueInCent).toBe(10_00);
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-1', valueInCent: 25_00 });
});

it('shows the picked value of each shop, whatever was picked for another shop since', () => {
  const { screen, kept } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(shown(kept, 'shop-2', 60_00).form.draft.valueInCent).toBe(50_00);
  shown(kept, 'shop-2', 60_00).form.change({ valueInCent: 25_00 });
  expect(shown(kept).form.draft.valueInCent).toBe(10_00);
});

it('shows the picked value if what a basket leaves covers it', () => {
  const { screen, kept } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  screen.putIntoBasket();
  expect(shown(kept, 'shop-1', 25_00).form.draft.valueInCent).toBe(10_00);
  expect(shown(kept, 'shop-1', 5_00).form.draft.valueInCent).toBeNull();
});

it('shows a picked value above the balance if the difference can be paid, but never preselects one', () => {
  const kept = fakeKept();
  expect(shown(kept, 'shop-1', 30_00, true).form.draft.valueInCent).toBe(25_00);
  expect(shown(kept, 'shop-1', 5_00, true).form.draft.valueInCent).toBeNull();
  new ChooseValue(kept).pick({ shopId: 'shop-1', valueInCent: 50_00 });
  expect(shown(kept, 'shop-1', 30_00, true).form.draft.valueInCent).toBe(50_00);
  expect(shown(kept, 'shop-1', 30_00, false).form.draft.valueInCent).toBe(25_00);
});
