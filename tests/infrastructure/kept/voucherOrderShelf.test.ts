import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import { DONATION_FORM } from '#infrastructure/kept/donationNotes.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/voucherOrderNotes.ts';
import { VoucherOrderShelf } from '#infrastructure/kept/voucherOrderShelf.ts';
import { holds } from '#tests/data/holds.ts';
import { AN_ENTRY, aVoucherOrder, aVoucherOrderUnderWay, anOrderReceipt } from '#tests/data/voucherOrder.ts';
import { MemoryStorage } from './storages.ts';

function aTab() {
  const storage = new MemoryStorage();
  const shelf = () => new Shelf(() => storage);
  const look = () => new OpenOrderLook(shelf());
  return {
    storage,
    look,
    orders: () => new VoucherOrderShelf(shelf()),
    book: () => new OrderShelf(shelf(), look(), VOUCHER_ORDER_FORM),
    donations: () => new OrderShelf(shelf(), look(), DONATION_FORM),
  };
}

it('begins with nothing', () => {
  const { orders, book } = aTab();
  expect(orders().readEntry()).toEqual(EMPTY_ORDER);
  expect([orders().readOrder(), orders().readReceipt(), book().read()]).toEqual([null, null, null]);
});

it('keeps what was chosen, what is prepared and the receipt', () => {
  const { orders } = aTab();
  orders().writeEntry(AN_ENTRY);
  orders().writeOrder(aVoucherOrder());
  orders().writeReceipt(anOrderReceipt());
  expect(orders().readEntry()).toEqual(AN_ENTRY);
  expect(orders().readOrder()).toEqual(aVoucherOrder());
  expect(orders().readReceipt()).toEqual(anOrderReceipt());
});

it('forgets what was chosen and prepared, and leaves the receipt', () => {
  const { orders } = aTab();
  orders().writeEntry(AN_ENTRY);
  orders().writeOrder(aVoucherOrder());
  orders().writeReceipt(anOrderReceipt());
  orders().clear();
  expect(orders().readEntry()).toEqual(EMPTY_ORDER);
  expect(orders().readOrder()).toBeNull();
  expect(orders().readReceipt()).toEqual(anOrderReceipt());
});

it.each([
  ['that costs nothing', { exchangedInCent: 100_00 }],
  ['of a part of a voucher', { quantity: 1.5 }],
  ['of no offer', { offer: 'gift' }],
  ['in no currency', { currency: 'XXX' }],
])('believes no stored order %s', (_what, changed) => {
  const { storage, orders } = aTab();
  storage.items.set('voucherOrder.v1', JSON.stringify({ ...aVoucherOrder(), ...changed }));
  expect(orders().readOrder()).toBeNull();
});

it('reads a whole form, and nothing that is half an order, whatever is stored', () => {
  const { storage, orders, book } = aTab();
  holds(
    fc.property(fc.json(), (text) => {
      for (const key of ['voucherOrderEntry', 'voucherOrder', 'voucherOrderReceipt', 'voucherOrderUnderWay'])
        storage.items.set(`${key}.v1`, text);
      expect(Object.keys(orders().readEntry()).sort()).toEqual(Object.keys(EMPTY_ORDER).sort());
      for (const read of [orders().readOrder(), orders().readReceipt(), book().read()])
        expect(read === null || typeof read === 'object').toBe(true);
    }),
  );
});

it.each([aVoucherOrderUnderWay(), aVoucherOrderUnderWay({ voucher: null, standing: 'reserved' })])(
  'knows an order that is under way again: %j',
  (order) => {
    const { book } = aTab();
    expect(book().write(order)).toBe(true);
    expect(book().read()).toEqual(order);
  },
);

it('is known to every page and to the other kinds of orders, with whether it exchanges', () => {
  const { book, look, donations } = aTab();
  book().write(aVoucherOrderUnderWay());
  const open = { kind: 'voucher-order', standing: 'sent', exchanges: true };
  expect(look().find()).toEqual(open);
  expect(donations().other()).toEqual(open);
  expect(book().other()).toBeNull();
  book().write(aVoucherOrderUnderWay({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null }));
  expect(look().find()).toEqual({ ...open, exchanges: false });
});

it('may have taken something from a voucher if its note cannot be read', () => {
  const { storage, look } = aTab();
  storage.items.set('voucherOrderUnderWay.v1', '{}');
  expect(look().find()).toEqual({ kind: 'voucher-order', standing: 'sent', exchanges: true });
});
