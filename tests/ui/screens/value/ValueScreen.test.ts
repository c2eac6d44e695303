import { expect, it } from 'vitest';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { valueOptions } from '#domain/shop/valueChoice.ts';
import { fakeDrafts } from '#tests/data/fakeTab.ts';
import { ValueScreen } from '#ui/screens/value/ValueScreen.ts';

/** A shop with vouchers of 10, 25 and 50 euros, for a voucher of this balance. */
function aChoice({ balanceInCent = 30_00, kept }: { balanceInCent?: number; kept?: ShopChoice } = {}) {
  const drafts = fakeDrafts(kept && { redemption: kept });
  const options = valueOptions([10_00, 25_00, 50_00], balanceInCent, true);
  return { screen: new ValueScreen({ id: 'shop-1', name: 'Bücherwurm' }, options, drafts), drafts };
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
