import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_DONATION } from '#domain/donation/donation.ts';
import { DonationShelf } from '#infrastructure/storage/donationShelf.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft, aDonationId, anOpenDonation } from '#tests/data/donation.ts';
import { holds } from '#tests/data/holds.ts';
import { MemoryStorage } from './storages.ts';

const UNDER_WAY = anOpenDonation();
const RECEIPT = { donation: aDonation(), email: aCustomer().email };

function aShelf() {
  const storage = new MemoryStorage();
  return {
    storage,
    shelf: () => new Shelf(() => storage),
    donations: () => new DonationShelf(new Shelf(() => storage)),
  };
}

it('begins with nothing', () => {
  const { donations } = aShelf();
  expect(donations().readDraft()).toEqual(EMPTY_DONATION);
  expect(donations().readUnderWay()).toBeNull();
  expect(donations().readReceipt()).toBeNull();
});

it('keeps what was typed until it was given, then what was given', () => {
  const { donations } = aShelf();
  donations().writeDraft(aDonationDraft());
  expect(donations().readDraft()).toEqual(aDonationDraft());
  donations().writeReceipt(RECEIPT);
  expect(donations().readReceipt()).toEqual(RECEIPT);
  expect(donations().readDraft()).toEqual(EMPTY_DONATION);
});

it('strikes out the donation that is under way, and no other', () => {
  const { donations } = aShelf();
  donations().writeUnderWay(UNDER_WAY);
  expect(donations().clearUnderWay('another' as typeof aDonationId)).toBe(false);
  expect(donations().readUnderWay()).toEqual(UNDER_WAY);
  expect(donations().clearUnderWay(aDonationId)).toBe(true);
  expect(donations().readUnderWay()).toBeNull();
});

it('knows no donation whose address is none', () => {
  const { donations } = aShelf();
  donations().writeUnderWay(anOpenDonation({ email: 'nobody' as never }));
  expect(donations().readUnderWay()).toBeNull();
});

it('reads a whole draft, and nothing that is half a donation, whatever is stored', () => {
  const { storage, donations } = aShelf();
  holds(
    fc.property(fc.json(), (text) => {
      for (const key of ['donationDraft.v1', 'donationReceipt.v1', 'donationUnderWay.v3']) {
        storage.items.set(key, text);
      }
      expect(Object.keys(donations().readDraft()).sort()).toEqual(Object.keys(EMPTY_DONATION).sort());
      expect(() => [donations().readReceipt(), donations().readUnderWay()]).not.toThrow();
    }),
  );
});
