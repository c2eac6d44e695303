import { expect, it } from 'vitest';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { aChargeable, aSerialNumber, fakeCharges } from '#tests/data/charge.ts';

const ENTRY = { serialNumber: '410 582 934', choice: 'own', amountText: '20' } as const;
const DRAFT = { ...aChargeable(), amountInCent: 20_00 };

const begun = (about = {}) => ({ serialNumber: aSerialNumber(), amountInCent: null, path: '/', ...about });

it('hands the serial number over, with nothing of another voucher', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(begun({ serialNumber: aSerialNumber('987654321') }));
  expect(charges.readEntry()).toEqual({ serialNumber: '987654321', choice: null, amountText: '' });
  expect(charges.readDraft()).toBeNull();
});

it('keeps what was typed and checked for this very voucher', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(begun());
  expect(charges.readEntry()).toEqual(ENTRY);
  expect(charges.readDraft()).toEqual(DRAFT);
});

it('fills in the amount that is to be added, and forgets what was checked before', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(begun({ amountInCent: 42_50 }));
  expect(charges.readEntry()).toEqual({ serialNumber: '410582934', choice: 'own', amountText: '42.50' });
  expect(charges.readDraft()).toBeNull();
});

it('remembers where it was begun on the way to a redemption, and forgets it elsewhere', () => {
  const charges = fakeCharges();
  const path = '/redeem/shop-1/value';
  new BeginTopUp(charges).execute(begun({ path }));
  expect(charges.readPlace()).toEqual({ serialNumber: aSerialNumber(), path });
  new BeginTopUp(charges).execute(begun({ path: '/thankyou' }));
  expect(charges.readPlace()).toBeNull();
});
