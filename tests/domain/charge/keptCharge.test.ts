import { expect, it } from 'vitest';
import { chargeDraftOf, keptCharge, payableCharge } from '#domain/charge/keptCharge.ts';
import { aChargeable } from '#tests/data/charge.ts';

const DRAFT = { ...aChargeable(), amountInCent: 20_50 };

it.each([null, 15_00, 20_50, 150_00].map((amountInCent) => ({ ...DRAFT, amountInCent })))(
  'restores a stored charge: %j',
  (draft) => {
    expect(chargeDraftOf(keptCharge(draft))).toEqual(draft);
  },
);

it('returns none if none is stored', () => {
  expect(chargeDraftOf(null)).toBeNull();
});

it('stores amount, currency and redeemValue under the names of product 13.1', () => {
  expect(keptCharge(DRAFT)).toMatchObject({ amount: 20_50, currency: 'EUR', redeemValue: 25_00 });
});

it.each([
  ['an amount above its range', { amount: 150_01 }, { ...DRAFT, amountInCent: null }],
  ['an amount below its range', { amount: 14_99 }, { ...DRAFT, amountInCent: null }],
  ['a range wider than ours', { min: 0, max: 1e9 }, DRAFT],
  ['an empty range', { min: 20_00, max: 19_00 }, null],
  ['no serial number', { serialNumber: 'Ab3dE6gH9' }, null],
])('rejects a stored charge with %s', (_what, changed, read) => {
  expect(chargeDraftOf({ ...keptCharge(DRAFT), ...changed })).toEqual(read);
});

it.each([
  ['one whose amount was chosen', keptCharge(DRAFT), DRAFT],
  ['none without an amount', keptCharge({ ...DRAFT, amountInCent: null }), null],
  ['none whose amount is out of its range', { ...keptCharge(DRAFT), amount: 150_01 }, null],
  ['none where none is kept', null, null],
])('allows payment of a stored charge: %s', (_what, kept, payable) => {
  expect(payableCharge(kept)).toEqual(payable);
});
