import { expect, it } from 'vitest';
import { KeepCharge } from '#application/charge/keepCharge.ts';
import { chargeDraftOf } from '#domain/charge/keptCharge.ts';
import { aChargeable } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const ENTRY = { serialNumber: '410 582 934', choice: 'own', amountText: '20' } as const;
const DRAFT = { ...aChargeable(), amountInCent: 20_00 };

it('stores a charge, and replaces the previous one', () => {
  const kept = fakeKept();
  const keep = new KeepCharge(kept);
  keep.execute(DRAFT);
  keep.execute({ ...DRAFT, amountInCent: 35_00 });
  expect(chargeDraftOf(kept.read('charge'))).toEqual({ ...DRAFT, amountInCent: 35_00 });
});

it('deletes a prepared charge, and keeps the typed entry', () => {
  const kept = fakeKept({ chargeEntry: ENTRY });
  const keep = new KeepCharge(kept);
  keep.execute(DRAFT);
  keep.giveUp();
  expect(kept.all()).toEqual({ chargeEntry: ENTRY });
});
