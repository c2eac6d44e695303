import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { BelongingsShelf } from '#infrastructure/kept/belongingsShelf.ts';
import { DraftShelf } from '#infrastructure/kept/draftShelf.ts';
import { PartnerShelf } from '#infrastructure/kept/partnerShelf.ts';
import { ReceiptShelf } from '#infrastructure/kept/receiptShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { MemoryStorage } from '#tests/infrastructure/kept/storages.ts';
import { DraftStore } from '#ui/session/DraftStore.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';

/** A page of a tab, over real storage; with the storage of an earlier one it is a later page of the same tab. */
function aPage(storage = new MemoryStorage()) {
  const shelf = new Shelf(() => storage);
  const drafts = new DraftShelf(shelf);
  const kept = new DraftStore(
    {
      drafts,
      receipts: new ReceiptShelf(shelf),
      keptPartner: new PartnerShelf(shelf),
      redemptionRun: { noted: null },
      belongings: new BelongingsShelf(shelf),
    },
    new TabWatch(shelf),
  );
  return { storage, drafts, kept, memory: new ShelfMemory(shelf, shelf) };
}

/** Looks on, as a view does. */
function watched(kept: DraftStore) {
  const seen: number[] = [];
  const stop = autorun(() => seen.push(kept.basket.length));
  return { seen, stop };
}

it('tells who looks on of what is written through the port, and of what is forgotten by another one', () => {
  const { drafts, kept, memory } = aPage();
  const { seen, stop } = watched(kept);
  drafts.writeBasket([aBasketLine()]);
  memory.forget(['belongings']);
  expect(seen).toEqual([0, 1, 0]);
  stop();
});

it('reads once, however often it is looked at, until something changes', () => {
  const { drafts, kept } = aPage();
  drafts.writeBasket([aBasketLine()]);
  const { stop } = watched(kept);
  const read = vi.spyOn(drafts, 'readBasket');
  expect([kept.basket, kept.basket]).toEqual([[aBasketLine()], [aBasketLine()]]);
  expect(read).not.toHaveBeenCalled();
  drafts.writeBasket([]);
  expect([kept.basket, read.mock.calls.length]).toEqual([[], 1]);
  stop();
});

it('draws nothing anew where something else was written, or the same again', () => {
  const { drafts, kept } = aPage();
  drafts.writeBasket([aBasketLine()]);
  const { seen, stop } = watched(kept);
  drafts.writeCustomer(aCustomerDraft());
  drafts.writeBasket([aBasketLine()]);
  expect(seen).toEqual([1]);
  stop();
});

it('says what is there also where nobody has looked on', () => {
  const { drafts, kept } = aPage();
  expect(kept.basket).toEqual([]);
  drafts.writeBasket([aBasketLine()]);
  expect(kept.basket).toEqual([aBasketLine()]);
  expect(kept.customer).toEqual(drafts.readCustomer());
});

it('takes up what a later page of the tab has written, when the browser brings this one back', () => {
  const { storage, kept } = aPage();
  const { seen, stop } = watched(kept);
  aPage(storage).drafts.writeBasket([aBasketLine()]);
  window.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([0, 1]);
  stop();
  aPage(storage).drafts.writeBasket([]);
  window.dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([0, 1]);
});
