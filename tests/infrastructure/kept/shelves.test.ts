import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { DraftShelf } from '#infrastructure/kept/draftShelf.ts';
import { ReceiptShelf } from '#infrastructure/kept/receiptShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { VoucherShelf } from '#infrastructure/kept/voucherShelf.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { holds } from '#tests/data/holds.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aReceipt } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { MemoryStorage, forbiddenStorage } from './storages.ts';

const VOUCHER_KEYS = ['voucher.v1', 'voucherToken.v1', 'tokenExpiry.v1', 'isPrepaid.v1'];

function vouchers() {
  const storage = new MemoryStorage();
  const session = new Shelf(() => storage);
  return { storage, shelf: new VoucherShelf(session), memory: new ShelfMemory(session, session) };
}

it('restores a voucher after a reload', () => {
  const { storage, shelf } = vouchers();
  const session = aSession({ voucher: aVoucher({ isPrepaid: true, validUntil: tomorrow }) });
  shelf.write(session);
  expect(new VoucherShelf(new Shelf(() => storage)).read()).toEqual(session);
});

it('works in memory where nothing can be stored', () => {
  const session = new Shelf(forbiddenStorage);
  const shelf = new VoucherShelf(session);
  shelf.write(aSession());
  expect(shelf.read()).toEqual(aSession());
  new ShelfMemory(session, session).forget(['session']);
  expect(shelf.read()).toBeNull();
});

it('stores the voucher under the four keys of the specification and nothing else', () => {
  const { storage, shelf } = vouchers();
  shelf.write(aSession());
  expect([...storage.items.keys()].sort()).toEqual([...VOUCHER_KEYS].sort());
});

it('forgets a voucher, but not what was left of it', () => {
  const { storage, shelf, memory } = vouchers();
  shelf.write(aSession());
  shelf.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  memory.forget(['session']);
  expect(shelf.read()).toBeNull();
  expect([...storage.items.keys()]).toEqual(['balanceAfter.v1']);
  expect(shelf.readBalanceAfter()).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it.each(VOUCHER_KEYS)('has no voucher without %s', (key) => {
  const { storage, shelf } = vouchers();
  shelf.write(aSession());
  storage.items.delete(key);
  expect(shelf.read()).toBeNull();
});

it.each([
  ['voucher.v1', '{"schema":"older"}'],
  ['voucher.v1', JSON.stringify({ ...aVoucher(), balanceInCent: -5, partner: null })],
  ['voucher.v1', JSON.stringify({ ...aVoucher(), currency: 'XXX', partner: null })],
  ['voucherToken.v1', '""'],
  ['tokenExpiry.v1', '"tomorrow"'],
  ['tokenExpiry.v1', '-1'],
  ['isPrepaid.v1', '"yes"'],
])('drops a voucher whose %s says %s', (key, text) => {
  const { storage, shelf } = vouchers();
  shelf.write(aSession());
  storage.items.set(key, text);
  expect(shelf.read()).toBeNull();
});

it('has no balance that is none', () => {
  const { storage, shelf } = vouchers();
  expect(shelf.readBalanceAfter()).toBeNull();
  storage.items.set('balanceAfter.v1', '{"amountInCent":1e9,"currency":"gold"}');
  expect(shelf.readBalanceAfter()).toBeNull();
});

it('names the voucher that was redeemed from as long as there is a receipt of it', () => {
  const { storage, shelf, memory } = vouchers();
  expect(shelf.readRedeemed()).toBeNull();
  new ReceiptShelf(new Shelf(() => storage)).write(aReceipt({ voucherMark: '123456789' }));
  expect(shelf.readRedeemed()).toBe('123456789');
  memory.forget(['receipts']);
  expect(shelf.readRedeemed()).toBeNull();
});

it('keeps what was typed and chosen, until it is forgotten', () => {
  const storage = new MemoryStorage();
  const drafts = new DraftShelf(new Shelf(() => storage));
  drafts.writeCustomer(aCustomerDraft());
  drafts.writeRedemption({ shopId: 'shop-1', valueInCent: 25_00 });
  drafts.writePick({ shopId: 'shop-2', valueInCent: 10_00 });
  drafts.writePick({ shopId: 'shop-2', valueInCent: 15_00 });
  drafts.writeBasket([aBasketLine()]);
  const later = new DraftShelf(new Shelf(() => storage));
  expect(later.readCustomer()).toEqual(aCustomerDraft());
  expect(later.readRedemption()).toEqual({ shopId: 'shop-1', valueInCent: 25_00 });
  expect([later.readPick('shop-1'), later.readPick('shop-2')]).toEqual([null, 15_00]);
  expect(later.readBasket()).toEqual([aBasketLine()]);
  new ShelfMemory(new Shelf(() => storage), new Shelf(() => storage)).forget(['belongings']);
  expect(storage.items.size).toBe(0);
  expect(later.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(later.readRedemption()).toBeNull();
  expect(later.readPick('shop-2')).toBeNull();
  expect(later.readBasket()).toEqual([]);
});

it('keeps the picked values of the last twenty shops', () => {
  const storage = new MemoryStorage();
  const drafts = new DraftShelf(new Shelf(() => storage));
  for (let shop = 1; shop <= 21; shop += 1) drafts.writePick({ shopId: `shop-${shop}`, valueInCent: shop });
  expect([drafts.readPick('shop-1'), drafts.readPick('shop-2'), drafts.readPick('shop-21')]).toEqual([
    null,
    2,
    21,
  ]);
});

it.each(['7', '{}', '[7]', '[null]', '[{"shopId":"shop-1"}]', '[{"shopId":"shop-1","valueInCent":-1}]'])(
  'makes nothing of %s in place of picked values',
  (text) => {
    const storage = new MemoryStorage();
    storage.items.set('valuePicks.v1', text);
    expect(new DraftShelf(new Shelf(() => storage)).readPick('shop-1')).toBeNull();
  },
);

it.each([
  ['no shop', { ...aBasketLine(), shopId: '' }],
  ['no name', { shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }],
  ['a value of nothing', aBasketLine({ valueInCent: 0 })],
  ['half a code', aBasketLine({ quantity: 0.5 })],
  ['more codes than can be ordered', aBasketLine({ quantity: 21 })],
])('takes a stored basket for empty whose line has %s', (_what, line) => {
  const storage = new MemoryStorage();
  storage.items.set('basket.v1', JSON.stringify([line]));
  expect(new DraftShelf(new Shelf(() => storage)).readBasket()).toEqual([]);
});

it('leaves nothing behind of a basket that was emptied', () => {
  const storage = new MemoryStorage();
  const drafts = new DraftShelf(new Shelf(() => storage));
  drafts.writeBasket([aBasketLine()]);
  drafts.writeBasket([]);
  expect(storage.items.size).toBe(0);
});

it('loses only the odd fields of a draft', () => {
  const storage = new MemoryStorage();
  storage.items.set(
    'customerDraft.v1',
    '{"firstName":"Ada","lastName":7,"salutation":"DR","useRecharge":"on"}',
  );
  const drafts = new DraftShelf(new Shelf(() => storage));
  expect(drafts.readCustomer()).toEqual({ ...EMPTY_DRAFT, firstName: 'Ada' });
});

it('reads a whole draft, whatever is stored', () => {
  const storage = new MemoryStorage();
  const drafts = new DraftShelf(new Shelf(() => storage));
  holds(
    fc.property(fc.json(), (text) => {
      storage.items.set('customerDraft.v1', text);
      storage.items.set('redemptionDraft.v1', text);
      storage.items.set('basket.v1', text);
      expect(Object.keys(drafts.readCustomer()).sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
      expect(() => drafts.readRedemption()).not.toThrow();
      expect(drafts.readBasket()).toBeInstanceOf(Array);
    }),
  );
});
