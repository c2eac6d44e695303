import { expect, it } from 'vitest';
import { ChooseValue } from '#application/redemption/chooseValue.ts';
import { pickAt } from '#domain/redemption/valuePicks.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const CONFIRMED = { shopId: 'shop-1', valueInCent: 25_00 };

it('stores the confirmed choice, and replaces the previous one', () => {
  const kept = fakeKept();
  const choose = new ChooseValue(kept);
  choose.execute({ shopId: 'shop-2', valueInCent: 10_00 });
  choose.execute({ ...CONFIRMED, name: 'Bücherwurm' } as typeof CONFIRMED);
  expect(kept.all()).toEqual({ redemptionDraft: CONFIRMED });
});

it('stores unconfirmed choices by shop, separately from the confirmed one', () => {
  const kept = fakeKept({ redemptionDraft: CONFIRMED });
  const choose = new ChooseValue(kept);
  choose.pick({ shopId: 'shop-1', valueInCent: 40_00 });
  choose.pick({ shopId: 'shop-2', valueInCent: 10_00 });
  choose.pick({ shopId: 'shop-1', valueInCent: 50_00 });
  const picks = kept.read('valuePicks') ?? [];
  expect([pickAt(picks, 'shop-1'), pickAt(picks, 'shop-2')]).toEqual([50_00, 10_00]);
  expect(kept.read('redemptionDraft')).toEqual(CONFIRMED);
});
