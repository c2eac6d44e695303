import { expect, it } from 'vitest';
import { BeginTopUp } from '#application/charge/beginTopUp.ts';
import { aChargeable, aSerialNumber, fakeCharges } from '#tests/data/charge.ts';

const ENTRY = { serialNumber: '410 582 934', choice: 'own', amountText: '20' } as const;
const DRAFT = { ...aChargeable(), amountInCent: 20_00 };

it('hands the serial number over, with nothing of another voucher', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(aSerialNumber('987654321'));
  expect(charges.readEntry()).toEqual({ serialNumber: '987654321', choice: null, amountText: '' });
  expect(charges.readDraft()).toBeNull();
});

it('keeps what was typed and checked for this very voucher', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(aSerialNumber());
  expect(charges.readEntry()).toEqual(ENTRY);
  expect(charges.readDraft()).toEqual(DRAFT);
});

it('fills in the amount that is to be added, and forgets what was checked before', () => {
  const charges = fakeCharges({ entry: ENTRY, draft: DRAFT });
  new BeginTopUp(charges).execute(aSerialNumber(), 42_50);
  expect(charges.readEntry()).toEqual({ serialNumber: '410582934', choice: 'own', amountText: '42.50' });
  expect(charges.readDraft()).toBeNull();
});
