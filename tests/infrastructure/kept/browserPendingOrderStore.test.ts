import * as fc from 'fast-check';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { expect, it } from 'vitest';
import { KEPT } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { DONATION_FORM } from '#infrastructure/kept/pendingDonation.ts';
import { MissedOrderLook } from '#infrastructure/kept/missedOrderLook.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/pendingRedemption.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { aDonationId, anOpenDonation } from '#tests/data/donation.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { holds } from '#tests/data/holds.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aRedemptionId, anOpenOrder } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { FullStorage, MemoryStorage, forbiddenStorage } from '#tests/data/storages.ts';

/** A tab, each time as after a reload: nothing is known but what is stored. */
function aTab(storage = new MemoryStorage()) {
  const browserStorage = () => new BrowserStorage(() => storage);
  const look = () => new OpenOrderLook(browserStorage());
  return {
    storage,
    look,
    redemptions: () => new BrowserPendingOrderStore(browserStorage(), REDEMPTION_FORM),
    donations: () => new BrowserPendingOrderStore(browserStorage(), DONATION_FORM),
    charges: () => new BrowserPendingOrderStore(browserStorage(), CHARGE_FORM),
    voucherOrders: () => new BrowserPendingOrderStore(browserStorage(), VOUCHER_ORDER_FORM),
  };
}

it('finds missed orders of every kind, and no others', () => {
  const { storage, redemptions, donations, charges, voucherOrders } = aTab();
  const missed = () => new MissedOrderLook(new BrowserStorage(() => storage)).find();
  expect(missed()).toEqual([]);
  redemptions().write(anOpenOrder());
  donations().write(anOpenDonation({ standing: 'missed' }));
  charges().write(aPendingCharge({ standing: 'paying' }));
  expect(missed()).toEqual(['donation']);
  redemptions().write(anOpenOrder({ standing: 'missed' }));
  charges().write(aPendingCharge({ standing: 'missed' }));
  voucherOrders().write(aPendingVoucherOrder({ standing: 'missed' }));
  expect(missed()).toEqual(['redemption', 'donation', 'charge', 'voucher-order']);
});

it('starts without pending orders', () => {
  const { redemptions, donations } = aTab();
  for (const pendingStore of [redemptions(), donations()])
    expect([pendingStore.read(), pendingStore.other()]).toEqual([null, null]);
});

it('reports on every page whether a pending redemption is paid in part', () => {
  const { redemptions, donations } = aTab();
  redemptions().write(anOpenOrder());
  expect(donations().other()).toEqual(openOrderOf('redemption'));
  redemptions().write(anOpenOrder({ payment: aPayment() }));
  expect(donations().other()).toEqual(openOrderOf('redemption', { isPaid: true }));
});

it('restores a pending order with all its lines', () => {
  const { redemptions } = aTab();
  const order = anOpenOrder({
    draft: { place: 'basket', lines: [{ shopId: 'shop-1', valueInCent: 15_00, quantity: 2 }] },
    standing: 'reserved',
  });
  expect(redemptions().write(order)).toBe(true);
  expect(redemptions().read()).toEqual(order);
});

it('restores a pending donation', () => {
  const { donations } = aTab();
  const donation = anOpenDonation({ standing: 'missed' });
  expect(donations().write(donation)).toBe(true);
  expect(donations().read()).toEqual(donation);
});

it('restores a pending top-up', () => {
  const { charges } = aTab();
  expect(charges().write(aPendingCharge())).toBe(true);
  expect(charges().read()).toEqual(aPendingCharge());
});

it.each([
  ['that nothing is exchanged for', aPendingVoucherOrder({ voucher: null })],
  [
    'that a voucher pays in part',
    aPendingVoucherOrder({
      order: aVoucherOrder({ exchangedInCent: 20_00 }),
      voucher: { mark: voucherMark(aSession()), balanceInCent: 50_00 },
    }),
  ],
])('restores an order of vouchers %s', (_what, order) => {
  const { voucherOrders } = aTab();
  expect(voucherOrders().write(order)).toBe(true);
  expect(voucherOrders().read()).toEqual(order);
});

it('stores one order: the last', () => {
  const { storage, redemptions } = aTab();
  redemptions().write(anOpenOrder({ standing: 'missed' }));
  redemptions().write(anOpenOrder({ fingerprint: 'other' }));
  expect(redemptions().read()).toEqual(anOpenOrder({ fingerprint: 'other' }));
  expect(storage.items.size).toBe(1);
});

it('removes the pending redemption by its id, and no other order', () => {
  const { redemptions, donations } = aTab();
  redemptions().write(anOpenOrder());
  donations().write(anOpenDonation());
  expect(redemptions().remove(aDonationId)).toBe(false);
  expect(redemptions().read()).toEqual(anOpenOrder());
  expect(redemptions().remove(aRedemptionId)).toBe(true);
  expect(redemptions().read()).toBeNull();
  expect(redemptions().remove(aRedemptionId)).toBe(false);
  expect(donations().read()).toEqual(anOpenDonation());
});

it('removes the pending donation by its id, and no other order', () => {
  const { redemptions, donations } = aTab();
  redemptions().write(anOpenOrder());
  donations().write(anOpenDonation());
  expect(donations().remove(aRedemptionId)).toBe(false);
  expect(donations().read()).toEqual(anOpenDonation());
  expect(donations().remove(aDonationId)).toBe(true);
  expect(donations().read()).toBeNull();
  expect(donations().remove(aDonationId)).toBe(false);
  expect(redemptions().read()).toEqual(anOpenOrder());
});

it.each([
  ['sent', 'sent'],
  ['reserved', 'reserved'],
  ['mismatch', 'sent'],
  ['missed', null],
] as const)('reports an open order of another kind, and never its own: %s', (standing, named) => {
  const { redemptions, donations } = aTab();
  donations().write(anOpenDonation({ standing }));
  expect(redemptions().other()).toEqual(named && openOrderOf('donation', { standing: named }));
  expect(donations().other()).toBeNull();
  donations().remove(aDonationId);
  redemptions().write(anOpenOrder({ standing }));
  expect(donations().other()).toEqual(named && openOrderOf('redemption', { standing: named }));
  expect(redemptions().other()).toBeNull();
});

it.each([
  ['something', aPendingVoucherOrder({ order: aVoucherOrder({ exchangedInCent: 10_00 }) }), true],
  ['nothing', aPendingVoucherOrder({ order: aVoucherOrder({ exchangedInCent: 0 }), voucher: null }), false],
] as const)('reports on every page that a pending order of vouchers exchanges %s', (_what, order, spends) => {
  const { voucherOrders, look } = aTab();
  voucherOrders().write(order);
  expect(look().find()).toEqual(openOrderOf('voucher-order', { spends }));
});

it('treats an unreadable order of vouchers as one that exchanges from the voucher', () => {
  const { storage, look } = aTab();
  storage.setItem(KEPT.pendingVoucherOrder.text, '{}');
  expect(look().find()).toEqual(openOrderOf('voucher-order', { spends: true }));
});

it.each([
  ['redemption', KEPT.pendingRedemption, true],
  ['donation', KEPT.pendingDonation, true],
  ['voucher-order', KEPT.pendingVoucherOrder, true],
  ['charge', KEPT.pendingCharge, false],
] as const)('knows of a damaged %s whether it may spend from the voucher', (_kind, row, spends) => {
  const { storage, look } = aTab();
  storage.setItem(row.text, '{"payment":{}}');
  expect(look().find()?.spends).toBe(spends);
  storage.setItem(row.text, '{}');
  expect(look().find()?.spends).toBe(spends);
});

it('reports in advance whether pending orders survive the page, and leaves no trace', () => {
  const { storage, redemptions } = aTab();
  expect(redemptions().lasts()).toBe(true);
  expect(storage.items.size).toBe(0);
  expect(aTab(new FullStorage()).redemptions().lasts()).toBe(false);
  const nowhere = new BrowserStorage(forbiddenStorage);
  expect(new BrowserPendingOrderStore(nowhere, DONATION_FORM).lasts()).toBe(false);
});

it('rejects an order with an invalid e-mail address', () => {
  const { redemptions, donations } = aTab();
  redemptions().write(anOpenOrder({ email: 'nobody' as never }));
  donations().write(anOpenDonation({ email: 'nobody' as never }));
  expect([redemptions().read(), donations().read()]).toEqual([null, null]);
});

it('survives the end of its voucher, so that an order is never placed twice', () => {
  const { storage, redemptions, donations } = aTab();
  const { end, take } = voucherLife(aBrowser({ tab: storage, device: new MemoryStorage() }).kept);
  take.execute(aSession(), 0);
  redemptions().write(anOpenOrder());
  donations().write(anOpenDonation());
  end.execute('removed', voucherMark(aSession()));
  expect([redemptions().read(), donations().read()]).toEqual([anOpenOrder(), anOpenDonation()]);
  const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  take.execute(other, 0);
  expect([redemptions().read(), donations().read()]).toEqual([anOpenOrder(), anOpenDonation()]);
});

it('rejects incomplete orders, whatever is stored', () => {
  const { storage, look: _look, ...pendingStores } = aTab();
  const keys = ['pendingRedemption.v1', 'pendingDonation.v1', 'pendingCharge.v1', 'pendingVoucherOrder.v1'];
  holds(
    fc.property(fc.json(), (text) => {
      for (const key of keys) storage.items.set(key, text);
      for (const pendingStore of Object.values(pendingStores)) {
        expect(pendingStore().read()).toBeNull();
        expect(() => pendingStore().other()).not.toThrow();
      }
    }),
  );
});
