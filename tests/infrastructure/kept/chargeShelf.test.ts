import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import { ChargeShelf } from '#infrastructure/kept/chargeShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { aChargeable } from '#tests/data/charge.ts';
import { holds } from '#tests/data/holds.ts';
import { MemoryStorage } from './storages.ts';

const ENTRY = { serialNumber: '410 582 934', choice: 'own', amountText: '20,50' } as const;
const DRAFT = { ...aChargeable(), amountInCent: 20_50 };

function aShelf() {
  const storage = new MemoryStorage();
  return { storage, charges: () => new ChargeShelf(new Shelf(() => storage)) };
}

it('begins with nothing', () => {
  const { charges } = aShelf();
  expect(charges().readEntry()).toEqual(EMPTY_CHARGE);
  expect(charges().readDraft()).toBeNull();
});

it.each([ENTRY, { ...ENTRY, choice: 25_00 }, { ...ENTRY, choice: null }])(
  'keeps what was typed: %j',
  (entry) => {
    const { charges } = aShelf();
    charges().writeEntry(entry);
    expect(charges().readEntry()).toEqual(entry);
  },
);

it.each([DRAFT, { ...DRAFT, amountInCent: null }])('keeps a charge that is prepared: %j', (draft) => {
  const { charges } = aShelf();
  charges().writeDraft(draft);
  expect(charges().readDraft()).toEqual(draft);
});

it('keeps amount, currency and redeemValue under the names of the specification', () => {
  const { storage, charges } = aShelf();
  charges().writeDraft(DRAFT);
  const stored: unknown = JSON.parse(storage.items.get('charge.v1') ?? '');
  expect(stored).toMatchObject({ amount: 20_50, currency: 'EUR', redeemValue: 25_00 });
});

it('forgets the charge, and leaves what was typed', () => {
  const { charges } = aShelf();
  charges().writeEntry(ENTRY);
  charges().writeDraft(DRAFT);
  charges().clearDraft();
  expect(charges().readDraft()).toBeNull();
  expect(charges().readEntry()).toEqual(ENTRY);
});

it.each([
  ['an amount out of its range', { amount: 150_01 }, { ...DRAFT, amountInCent: null }],
  ['a range wider than ours', { min: 0, max: 1e9 }, DRAFT],
  ['an empty range', { min: 20_00, max: 19_00 }, null],
  ['no serial number', { serialNumber: 'Ab3dE6gH9' }, null],
  ['no token', { token: '' }, null],
  ['an amount that is none', { redeemValue: 1.5 }, null],
  ['a currency that is none', { currency: 'XXX' }, null],
])('believes no stored charge with %s', (_what, changed, read) => {
  const { storage, charges } = aShelf();
  charges().writeDraft(DRAFT);
  const stored = JSON.parse(storage.items.get('charge.v1') ?? '') as object;
  storage.items.set('charge.v1', JSON.stringify({ ...stored, ...changed }));
  expect(charges().readDraft()).toEqual(read);
});

it('reads a whole form, and nothing that is half a charge, whatever is stored', () => {
  const { storage, charges } = aShelf();
  holds(
    fc.property(fc.json(), (text) => {
      for (const key of ['chargeEntry.v1', 'charge.v1']) storage.items.set(key, text);
      expect(Object.keys(charges().readEntry()).sort()).toEqual(Object.keys(EMPTY_CHARGE).sort());
      expect(() => charges().readDraft()).not.toThrow();
    }),
  );
});

it('keeps where a top-up was begun, and leads nowhere but to a redemption', () => {
  const { storage, charges } = aShelf();
  const place = { serialNumber: aChargeable().serialNumber, path: '/redeem/shop-1/value' };
  charges().writePlace(place);
  expect(charges().readPlace()).toEqual(place);
  for (const odd of [{ ...place, path: '//elsewhere.example' }, { ...place, serialNumber: 'x' }, 7]) {
    storage.setItem('topUpPlace.v1', JSON.stringify(odd));
    expect(charges().readPlace()).toBeNull();
  }
  charges().writePlace(place);
  charges().writePlace(null);
  expect(storage.items.has('topUpPlace.v1')).toBe(false);
});
