import { KEY_NAMES, type KeyName } from './aKeptTab.ts';

/**
 * Whose what lies under a key is. `holder`: it names, or was made by or for, the holder of the last voucher. `typed`: the
 * same, typed or chosen, so that the same holder finds it again. `order`: an open order, which leaves with its outcome.
 * `person`: with their permission, it stays on the device. `nobody`: it names neither voucher nor person.
 *
 * A new key does not compile without its row.
 */
export const WHOSE: Readonly<Record<KeyName, 'holder' | 'typed' | 'order' | 'person' | 'nobody'>> = {
  voucher: 'holder',
  voucherToken: 'holder',
  tokenExpiry: 'holder',
  isPrepaid: 'holder',
  draftOwner: 'holder',
  lastVoucher: 'holder',
  moneySeen: 'holder',
  usedAt: 'holder',
  addressee: 'holder',
  customerDraft: 'typed',
  redemptionDraft: 'typed',
  basket: 'typed',
  valuePicks: 'typed',
  startingPoint: 'typed',
  donationDraft: 'typed',
  balanceAfter: 'holder',
  chargeEntry: 'typed',
  topUpPlace: 'typed',
  charge: 'typed',
  voucherOrderEntry: 'typed',
  voucherOrder: 'typed',
  receipt: 'holder',
  redeemedFrom: 'holder',
  donationReceipt: 'holder',
  redeemedTo: 'holder',
  donatedTo: 'holder',
  voucherOrderReceipt: 'holder',
  chargeReceipt: 'holder',
  partner: 'holder',
  reactivation: 'typed',
  helpDraft: 'typed',
  helpContext: 'holder',
  fraudDraft: 'typed',
  helpTicket: 'holder',
  pendingRedemption: 'order',
  pendingDonation: 'order',
  pendingCharge: 'order',
  pendingVoucherOrder: 'order',
  codeWait: 'nobody',
  payments: 'nobody',
  flashes: 'nobody',
  pendingReveal: 'nobody',
  pressedHere: 'nobody',
  emptySince: 'nobody',
  reloaded: 'nobody',
  probe: 'nobody',
  language: 'nobody',
  payback: 'nobody',
  category: 'nobody',
  variation: 'nobody',
  prepaidEndAmount: 'nobody',
  removals: 'nobody',
  openPresses: 'nobody',
  moneyNews: 'nobody',
  rememberedShops: 'person',
};

/** True if what lies under a key is of the holder of the last voucher. */
export const ofAHolder = (name: KeyName) => WHOSE[name] === 'holder' || WHOSE[name] === 'typed';

export const ORDERS = KEY_NAMES.filter((name) => WHOSE[name] === 'order');
