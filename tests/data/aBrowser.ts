import { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { DONATION_FORM } from '#infrastructure/kept/pendingDonation.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import {
  type PendingOrderForm,
  BrowserPendingOrderStore,
} from '#infrastructure/kept/browserPendingOrderStore.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/pendingRedemption.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import { ALL_KEPT } from './keptSchemas.ts';
import { MemoryStorage } from './storages.ts';

/** A tab and its device with the real adapters. Tests can read the storages. */
export function aBrowser(storages = { tab: new MemoryStorage(), device: new MemoryStorage() }) {
  const tab = new BrowserStorage(() => storages.tab);
  const kept = new BrowserKept({ tab, device: new BrowserStorage(() => storages.device) }, ALL_KEPT);
  const openOrders = new OpenOrderLook(tab);
  const storeOf = <Order extends PendingOrder>(form: PendingOrderForm<Order>) =>
    new BrowserPendingOrderStore(tab, form);
  return {
    storages,
    tab,
    kept,
    openOrders,
    pendingStores: {
      redemption: storeOf(REDEMPTION_FORM),
      donation: storeOf(DONATION_FORM),
      charge: storeOf(CHARGE_FORM),
      voucherOrder: storeOf(VOUCHER_ORDER_FORM),
    },
  };
}
