import { expect, it } from 'vitest';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { aChargeable, aSerialNumber } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const ENTRY = { serialNumber: '410 582 934', choice: 'own', amountText: '20' } as const;
const CHARGE = keptCharge({ ...aChargeable(), amountInCent: 20_00 });

const begun = (about = {}) => ({ serialNumber: aSerialNumber(), amountInCent: null, path: '/', ...about });

it('passes on the serial number, and drops the draft of another voucher', () => {
  const kept = fakeKept({ chargeEntry: ENTRY, charge: CHARGE });
  new BeginTopUp(kept).execute(begun({ serialNumber: aSerialNumber('987654321') }));
  expect(kept.read('chargeEntry')).toEqual({ serialNumber: '987654321', choice: null, amountText: '' });
  expect(kept.read('charge')).toBeNull();
});

it('keeps the draft and the checked charge of the same voucher', () => {
  const kept = fakeKept({ chargeEntry: ENTRY, charge: CHARGE });
  new BeginTopUp(kept).execute(begun());
  expect(kept.read('chargeEntry')).toEqual(ENTRY);
  expect(kept.read('charge')).toEqual(CHARGE);
});

it('prefills the amount to add, and drops the checked charge', () => {
  const kept = fakeKept({ chargeEntry: ENTRY, charge: CHARGE });
  new BeginTopUp(kept).execute(begun({ amountInCent: 42_50 }));
  expect(kept.read('chargeEntry')).toEqual({ serialNumber: '410582934', choice: 'own', amountText: '42.50' });
  expect(kept.read('charge')).toBeNull();
});

it('stores the page to return to during a redemption, and deletes it on other pages', () => {
  const kept = fakeKept();
  const path = '/redeem/shop-1/value';
  new BeginTopUp(kept).execute(begun({ path }));
  expect(kept.read('topUpPlace')).toEqual({ serialNumber: aSerialNumber(), path });
  new BeginTopUp(kept).execute(begun({ path: '/thankyou' }));
  expect(kept.read('topUpPlace')).toBeNull();
});
