import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { withoutLinks } from '#domain/redemption/receipt.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { DonationShelf } from '#infrastructure/kept/donationShelf.ts';
import { ReceiptShelf } from '#infrastructure/kept/receiptShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { aDonation } from '#tests/data/donation.ts';
import { holds } from '#tests/data/holds.ts';
import { now, tomorrow } from '#tests/data/moments.ts';
import { aLinkToken, aReceipt, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';
import { MemoryStorage, forbiddenStorage } from './storages.ts';

const delivery = { state: 'READY', kind: 'LINK', promisedBy: tomorrow } as const;

const receipt = aReceipt({
  redemption: aRedemption({
    items: [anItem({ redeemLinkToken: aLinkToken as RedeemLinkToken, delivery, quantity: 2 })],
    documentIdent: 'vd-0123456789',
    delivery,
    holdUntil: tomorrow,
    statusToken: aStatusToken,
    emailCorrectable: true,
    prepaidOrder: { orderNumber: 'P-1', quantity: 3, state: 'ORDERED' },
    timeline: [{ state: 'ACCEPTED', at: now, text: 'Welcome.' }],
  }),
  voucherValidUntil: tomorrow,
  voucherIsPrepaid: true,
  endAmountInCent: 50_00,
});

function aTab(storage = new MemoryStorage()) {
  const shelf = new Shelf(() => storage);
  return { storage, receipts: new ReceiptShelf(shelf), memory: new ShelfMemory(shelf, shelf) };
}

it('has the whole receipt until the page is left', () => {
  const { receipts } = aTab();
  expect(receipts.read()).toBeNull();
  receipts.write(receipt);
  expect(receipts.read()).toBe(receipt);
});

it('has it after a reload, without what opens a code or a document', () => {
  const { storage, receipts } = aTab();
  receipts.write(receipt);
  expect(aTab(storage).receipts.read()).toEqual(withoutLinks(receipt));
  const stored = [...storage.items.values()].join();
  for (const secret of [aLinkToken, 'vd-0123456789']) expect(stored).not.toContain(secret);
});

it('does without the logos that an earlier version did not store, and without those of elsewhere', () => {
  for (const shopLogo of [undefined, 'https://elsewhere.example/logo.svg']) {
    const { storage, receipts } = aTab();
    const items = [{ ...anItem(), shopLogo } as unknown as ReturnType<typeof anItem>];
    receipts.write(aReceipt({ redemption: aRedemption({ items }) }));
    expect(aTab(storage).receipts.read()).toEqual(aReceipt());
  }
});

it('shows the last redemption and no earlier one', () => {
  const { storage, receipts } = aTab();
  receipts.write(receipt);
  const later = aReceipt({ redemption: aRedemption({ id: 'another' as RedemptionId }) });
  aTab(storage).receipts.write(later);
  expect(receipts.read()).toEqual(later);
});

it('is forgotten with what was left of the voucher, in memory too', () => {
  const { storage, receipts, memory } = aTab();
  receipts.write(receipt);
  memory.forget(['receipts']);
  expect(receipts.read()).toBeNull();
  expect([...storage.items.keys()]).toEqual([]);
});

it('takes the receipt of a donation along', () => {
  const { storage, memory } = aTab();
  const donations = new DonationShelf(new Shelf(() => storage));
  donations.writeReceipt({ donation: aDonation(), email: receipt.email });
  memory.forget(['receipts']);
  expect(donations.readReceipt()).toBeNull();
});

it('works where nothing can be stored', () => {
  const receipts = new ReceiptShelf(new Shelf(forbiddenStorage));
  receipts.write(receipt);
  expect(receipts.read()).toBe(receipt);
});

it.each([
  ['an older shape', '{"orderNumber":"1"}'],
  ['no JSON', '{'],
  ['a strange address', JSON.stringify({ ...withoutLinks(receipt), email: 'javascript:alert(1)' })],
  [
    'a strange amount',
    JSON.stringify({ ...withoutLinks(receipt), balance: { amountInCent: -1, currency: 'EUR' } }),
  ],
  [
    'a strange currency',
    JSON.stringify({ ...withoutLinks(receipt), balance: { amountInCent: 1, currency: 'XXX' } }),
  ],
])('drops %s', (_name, stored) => {
  const { storage, receipts } = aTab();
  storage.setItem('receipt.v1', stored);
  expect(receipts.read()).toBeNull();
});

it('reads anything without failing, and never a link', () => {
  holds(
    fc.property(fc.jsonValue(), (stored) => {
      const { storage, receipts } = aTab();
      storage.setItem('receipt.v1', JSON.stringify(stored));
      expect(receipts.read()?.redemption.documentIdent ?? null).toBeNull();
    }),
  );
});

it('does without what an earlier version did not store of wishes and orders', () => {
  const { storage, receipts } = aTab();
  const { prepaidOrder: _, ...redemption } = aRedemption();
  const { endAmountInCent: _wish, ...earlier } = aReceipt();
  receipts.write({ ...earlier, redemption } as ReturnType<typeof aReceipt>);
  expect(aTab(storage).receipts.read()).toEqual(aReceipt());
});
