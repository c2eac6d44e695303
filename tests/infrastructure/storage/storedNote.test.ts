import { expect, it } from 'vitest';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { DONATION_FORM } from '#infrastructure/storage/donationNotes.ts';
import { DraftShelf } from '#infrastructure/storage/draftShelf.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/storage/orderShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/storage/redemptionNotes.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { VoucherShelf } from '#infrastructure/storage/voucherShelf.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { aDonationDraft, aDonationId, anOpenDonation } from '#tests/data/donation.ts';
import { aQuote, anIdempotencyKey, anOpenOrder } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { MemoryStorage, forbiddenStorage } from './storages.ts';

function books(shelf: Shelf) {
  const open = new OpenOrderLook(shelf);
  return {
    open,
    orders: new OrderShelf(shelf, open, REDEMPTION_FORM),
    donations: new OrderShelf(shelf, open, DONATION_FORM),
  };
}

/** A tab in which somebody typed, as every order was typed. */
function aTab(items: Record<string, unknown> = {}) {
  const storage = new MemoryStorage();
  const shelf = new Shelf(() => storage);
  new DraftShelf(shelf).writeCustomer(aCustomerDraft());
  new VoucherShelf(shelf).write(aSession());
  for (const [key, value] of Object.entries(items)) storage.items.set(key, JSON.stringify(value));
  return { storage, ...books(shelf) };
}

const { id, ...amounts } = aQuote();
/** As they were written by earlier versions of the app. */
const FIRST = {
  draft: { shopId: 'shop-1', valueInCent: 25_00 },
  quote: { id, ...amounts },
  key: anIdempotencyKey,
};
const SECOND = { ...FIRST, draft: anOpenOrder().draft };
const FIRST_DONATION = {
  id: aDonationId,
  key: anIdempotencyKey,
  draft: aDonationDraft(),
  valueInCent: 25_00,
};

it.each([
  ['orderUnderWay.v1', FIRST],
  ['orderUnderWay.v2', SECOND],
])('still finds out what became of an order that was noted as %s', (key, note) => {
  const { orders, open } = aTab({ [key]: note });
  expect(open.find()).toEqual({ kind: 'redemption', standing: 'sent' });
  expect(orders.read()).toMatchObject({
    quote: aQuote(),
    key: anIdempotencyKey,
    draft: anOpenOrder().draft,
    email: aCustomerDraft().email,
    delivery: 'EMAIL',
    standing: 'sent',
  });
  // Nobody knows any more whose it was: it must not be offered to the voucher in use.
  expect(orders.read()?.voucher.mark).not.toBe(voucherMark(aSession()));
});

it.each(['donationUnderWay.v1', 'donationUnderWay.v2'])(
  'still finds out what became of a donation that was noted as %s',
  (key) => {
    const { donations, open } = aTab({ [key]: FIRST_DONATION });
    expect(open.find()).toEqual({ kind: 'donation', standing: 'sent' });
    expect(donations.read()).toMatchObject({
      id: aDonationId,
      valueInCent: 25_00,
      currency: 'EUR',
      balanceInCent: null,
      standing: 'sent',
    });
  },
);

it('knows of a note of today that a donation said nothing of the balance', () => {
  const { balanceInCent: _, ...before } = anOpenDonation();
  const { donations } = aTab({ 'donationUnderWay.v3': before });
  expect(donations.read()).toEqual(anOpenDonation({ balanceInCent: null }));
});

it('writes the present version in the place of an earlier one, and strikes out both', () => {
  const { storage, orders, open } = aTab({ 'orderUnderWay.v1': FIRST });
  expect(orders.write(anOpenOrder({ standing: 'reserved' }))).toBe(true);
  expect(storage.items.has('orderUnderWay.v1')).toBe(false);
  expect(orders.read()).toEqual(anOpenOrder({ standing: 'reserved' }));
  storage.items.set('orderUnderWay.v1', JSON.stringify(FIRST));
  expect(orders.remove(id)).toBe(true);
  expect(open.find()).toBeNull();
});

it.each([
  ['sent', 'sent'],
  ['reserved', 'reserved'],
  ['missed', null],
] as const)('tells whether an order or a donation waits for its outcome: %s', (standing, known) => {
  const { orders, donations, open } = aTab();
  expect(open.find()).toBeNull();
  donations.write(anOpenDonation({ standing }));
  expect(open.find()?.standing ?? null).toBe(known);
  orders.write(anOpenOrder({ standing }));
  expect(open.find()).toEqual(known && { kind: 'redemption', standing: known });
});

it('says where a note will not outlive the page', () => {
  const { orders, donations, open } = books(new Shelf(forbiddenStorage));
  expect(orders.write(anOpenOrder())).toBe(false);
  expect(donations.write(anOpenDonation())).toBe(false);
  // Until then it is known.
  expect(open.find()?.kind).toBe('redemption');
});
