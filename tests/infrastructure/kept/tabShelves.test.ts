import { expect, it } from 'vitest';
import { BelongingsShelf } from '#infrastructure/kept/belongingsShelf.ts';
import { DONATION_FORM } from '#infrastructure/kept/donationNotes.ts';
import { DonationShelf } from '#infrastructure/kept/donationShelf.ts';
import { DraftShelf } from '#infrastructure/kept/draftShelf.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/redemptionNotes.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonationDraft, anOpenDonation } from '#tests/data/donation.ts';
import { now } from '#tests/data/moments.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { MemoryStorage } from './storages.ts';

function aShelf() {
  const storage = new MemoryStorage();
  return { storage, shelf: new Shelf(() => storage) };
}

it('remembers whose everything is that was typed and chosen, and forgets it together', () => {
  const { storage, shelf } = aShelf();
  const drafts = new DraftShelf(shelf);
  drafts.writeCustomer(aCustomerDraft());
  drafts.writeRedemption({ shopId: 'shop-1', valueInCent: 25_00 });
  drafts.writeBasket([aBasketLine()]);
  new DonationShelf(shelf).writeDraft(aDonationDraft());
  const look = new OpenOrderLook(shelf);
  new OrderShelf(shelf, look, REDEMPTION_FORM).write(anOpenOrder());
  new OrderShelf(shelf, look, DONATION_FORM).write(anOpenDonation());
  const belongings = new BelongingsShelf(shelf);
  belongings.writeOwner({ mark: '123456789', until: now });
  expect(new BelongingsShelf(new Shelf(() => storage)).readOwner()).toEqual({
    mark: '123456789',
    until: now,
  });
  new ShelfMemory(shelf, shelf).forget(['belongings']);
  // What may have moved value stays until its outcome is known, and so does whose the tab was.
  expect([...storage.items.keys()].sort()).toEqual([
    'donationUnderWay.v1',
    'lastVoucher.v1',
    'orderUnderWay.v1',
  ]);
});

it.each([{ mark: 7, until: null }, { mark: 'a', until: 'soon' }, 'a', null])(
  'knows no odd owner: %j',
  (odd) => {
    const { storage, shelf } = aShelf();
    storage.items.set('draftsOf.v1', JSON.stringify(odd));
    expect(new BelongingsShelf(shelf).readOwner()).toBeNull();
  },
);
