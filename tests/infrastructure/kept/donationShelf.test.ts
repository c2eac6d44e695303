import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_DONATION } from '#domain/donation/donation.ts';
import { DonationShelf } from '#infrastructure/kept/donationShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft } from '#tests/data/donation.ts';
import { holds } from '#tests/data/holds.ts';
import { MemoryStorage } from './storages.ts';

const RECEIPT = { donation: aDonation(), email: aCustomer().email };

function aShelf() {
  const storage = new MemoryStorage();
  return { storage, donations: () => new DonationShelf(new Shelf(() => storage)) };
}

it('begins with nothing', () => {
  const { donations } = aShelf();
  expect(donations().readDraft()).toEqual(EMPTY_DONATION);
  expect(donations().readReceipt()).toBeNull();
});

it('keeps what was typed until it was given, then what was given', () => {
  const { donations } = aShelf();
  donations().writeDraft(aDonationDraft());
  expect(donations().readDraft()).toEqual(aDonationDraft());
  donations().writeReceipt(RECEIPT);
  donations().clearDraft();
  expect(donations().readReceipt()).toEqual(RECEIPT);
  expect(donations().readDraft()).toEqual(EMPTY_DONATION);
});

it('reads a whole draft, and nothing that is half a donation, whatever is stored', () => {
  const { storage, donations } = aShelf();
  holds(
    fc.property(fc.json(), (text) => {
      for (const key of ['donationDraft.v1', 'donationReceipt.v1']) storage.items.set(key, text);
      expect(Object.keys(donations().readDraft()).sort()).toEqual(Object.keys(EMPTY_DONATION).sort());
      expect(() => donations().readReceipt()).not.toThrow();
    }),
  );
});
