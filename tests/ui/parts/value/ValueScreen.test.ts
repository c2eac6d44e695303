import { expect, it } from 'vitest';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { valueOptions } from '#domain/shop/valueChoice.ts';
import { fakeDrafts } from '#tests/data/fakeTab.ts';
import { ValueScreen } from '#ui/parts/value/ValueScreen.ts';

/** A shop with vouchers of 10, 25 and 50 euros, for a voucher of this balance. */
function aChoice({ balanceInCent = 30_00, kept }: { balanceInCent?: number; kept?: ShopChoice } = {}) {
  const drafts = fakeDrafts(kept && { redemption: kept });
  const options = valueOptions([10_00, 25_00, 50_00], balanceInCent, true);
  return { screen: new ValueScreen({ id: 'shop-1', name: 'Bücherwurm' }, options, false, drafts), drafts };
}

it('offers the value that uses most of the balance', () => {
  expect(aChoice().screen.form.draft.valueInCent).toBe(25_00);
});

it('offers what was chosen before for this shop', () => {
  const { screen } = aChoice({ kept: { shopId: 'shop-1', valueInCent: 10_00 } });
  expect(screen.form.draft.valueInCent).toBe(10_00);
});

it.each([
  ['for another shop', { shopId: 'shop-2', valueInCent: 10_00 }],
  ['that the balance no longer covers', { shopId: 'shop-1', valueInCent: 50_00 }],
  ['that the shop does not have', { shopId: 'shop-1', valueInCent: 12_34 }],
])('does not offer a value that was chosen %s', (_why, kept) => {
  expect(aChoice({ kept }).screen.form.draft.valueInCent).toBe(25_00);
});

it('keeps the choice for the steps that follow, on submit and not before', () => {
  const { screen, drafts } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(drafts.readRedemption()).toBeNull();
  expect(screen.submit()).toBe(true);
  expect(drafts.readRedemption()).toEqual({ shopId: 'shop-1', valueInCent: 10_00 });
});

it('asks for a choice where the balance covers none, and keeps nothing', () => {
  const { screen, drafts } = aChoice({ balanceInCent: 5_00 });
  expect(screen.form.draft.valueInCent).toBeNull();
  expect(screen.submit()).toBe(false);
  expect(screen.form.faults).toEqual({ value: 'choice' });
  expect(drafts.readRedemption()).toBeNull();
});

/** The value page of a shop, as it is after a reload or on the way back. */
const shown = (
  drafts: ReturnType<typeof fakeDrafts>,
  shopId = 'shop-1',
  balanceInCent = 30_00,
  paysMore = false,
) =>
  new ValueScreen(
    { id: shopId, name: 'Bücherwurm' },
    valueOptions([10_00, 25_00, 50_00], balanceInCent, true),
    paysMore,
    drafts,
    () => drafts.readBasket().length > 0,
  );

it('shows after a reload or on the way back what was picked, though it was not gone on with', () => {
  const { screen, drafts } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(shown(drafts).form.draft.valueInCent).toBe(10_00);
});

it('shows what was picked last, also where another value was gone on with before', () => {
  const { screen, drafts } = aChoice();
  screen.submit();
  shown(drafts).form.change({ valueInCent: 10_00 });
  expect(shown(drafts).form.draft.valueInCent).toBe(10_00);
  expect(drafts.readRedemption()).toEqual({ shopId: 'shop-1', valueInCent: 25_00 });
});

it('shows each shop’s own pick, whatever was picked for another since', () => {
  const { screen, drafts } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  expect(shown(drafts, 'shop-2', 60_00).form.draft.valueInCent).toBe(50_00);
  shown(drafts, 'shop-2', 60_00).form.change({ valueInCent: 25_00 });
  expect(shown(drafts).form.draft.valueInCent).toBe(10_00);
});

it('shows the pick with a basket too, as far as the rest covers it', () => {
  const { screen, drafts } = aChoice();
  screen.form.change({ valueInCent: 10_00 });
  screen.putIntoBasket();
  expect(shown(drafts, 'shop-1', 25_00).form.draft.valueInCent).toBe(10_00);
  expect(shown(drafts, 'shop-1', 5_00).form.draft.valueInCent).toBeNull();
});

it('shows a value above the balance that was picked where the difference can be paid, and never suggests one', () => {
  const drafts = fakeDrafts();
  expect(shown(drafts, 'shop-1', 30_00, true).form.draft.valueInCent).toBe(25_00);
  expect(shown(drafts, 'shop-1', 5_00, true).form.draft.valueInCent).toBeNull();
  drafts.writePick({ shopId: 'shop-1', valueInCent: 50_00 });
  expect(shown(drafts, 'shop-1', 30_00, true).form.draft.valueInCent).toBe(50_00);
  expect(shown(drafts, 'shop-1', 30_00, false).form.draft.valueInCent).toBe(25_00);
});
