import { expect, it } from 'vitest';
import { chargeDraftOf, keptCharge } from '#domain/charge/keptCharge.ts';
import { aChargeable } from '#tests/data/charge.ts';

const DRAFT = { ...aChargeable(), amountInCent: 20_50 };

it.each([DRAFT, { ...DRAFT, amountInCent: null }])('finds a prepared charge again: %j', (draft) => {
  expect(chargeDraftOf(keptCharge(draft))).toEqual(draft);
});

it('knows none where none is kept', () => {
  expect(chargeDraftOf(null)).toBeNull();
});

it('keeps amount, currency and redeemValue under the names of the specification', () => {
  expect(keptCharge(DRAFT)).toMatchObject({ amount: 20_50, currency: 'EUR', redeemValue: 25_00 });
});

it.each([
  ['an amount out of its range', { amount: 150_01 }, { ...DRAFT, amountInCent: null }],
  ['a range wider than ours', { min: 0, max: 1e9 }, DRAFT],
  ['an empty range', { min: 20_00, max: 19_00 }, null],
  ['no serial number', { serialNumber: 'Ab3dE6gH9' }, null],
])('believes no stored charge with %s', (_what, changed, read) => {
  expect(chargeDraftOf({ ...keptCharge(DRAFT), ...changed })).toEqual(read);
});
