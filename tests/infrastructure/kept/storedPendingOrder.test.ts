import { expect, it } from 'vitest';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { DONATION_FORM } from '#infrastructure/kept/pendingDonation.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/pendingRedemption.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { MemoryStorage, forbiddenStorage } from '#tests/data/storages.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';

function pendingStores(browserStorage: BrowserStorage) {
  const open = new OpenOrderLook(browserStorage);
  return {
    open,
    orders: new BrowserPendingOrderStore(browserStorage, REDEMPTION_FORM),
    donations: new BrowserPendingOrderStore(browserStorage, DONATION_FORM),
    charges: new BrowserPendingOrderStore(browserStorage, CHARGE_FORM),
    voucherOrders: new BrowserPendingOrderStore(browserStorage, VOUCHER_ORDER_FORM),
  };
}

/** A tab in which this is stored. */
function aTab(items: Record<string, unknown> = {}) {
  const storage = new MemoryStorage();
  const browserStorage = new BrowserStorage(() => storage);
  for (const [key, value] of Object.entries(items)) storage.items.set(key, JSON.stringify(value));
  return { storage, ...pendingStores(browserStorage) };
}

it.each([
  ['sent', 'sent'],
  ['reserved', 'reserved'],
  ['missed', null],
] as const)('reports whether an order or a donation awaits its outcome: %s', (standing, known) => {
  const { orders, donations, open } = aTab();
  expect(open.find()).toBeNull();
  donations.write(anOpenDonation({ standing }));
  expect(open.find()?.standing ?? null).toBe(known);
  orders.write(anOpenOrder({ standing }));
  expect(open.find()).toEqual(known && openOrderOf('redemption', { standing: known }));
});

it('reports that a pending order will not survive the page', () => {
  const { orders, donations, open } = pendingStores(new BrowserStorage(forbiddenStorage));
  expect(orders.write(anOpenOrder())).toBe(false);
  expect(donations.write(anOpenDonation())).toBe(false);
  // Until then it is known.
  expect(open.find()?.kind).toBe('redemption');
});

it('reads an e-mail address and a serial number in any format of earlier versions', () => {
  const email = ' ada@post.example\u200b';
  const { orders, donations, charges, voucherOrders } = aTab({
    'pendingRedemption.v1': { ...anOpenOrder(), email },
    'pendingDonation.v1': { ...anOpenDonation(), email },
    'pendingCharge.v1': { ...aPendingCharge(), serialNumber: '410 582-934' },
    'pendingVoucherOrder.v1': { ...aPendingVoucherOrder(), email },
  });
  expect(orders.read()?.email).toBe('ada@post.example');
  expect(donations.read()?.email).toBe('ada@post.example');
  expect(charges.read()?.serialNumber).toBe('410582934');
  expect(voucherOrders.read()?.email).toBe('ada@post.example');
});
