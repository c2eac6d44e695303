import { expect, it } from 'vitest';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import { forgetParts } from '#application/kept/forgetParts.ts';
import { done } from '#domain/core/result.ts';
import { type EndCause, LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import { aCharge, aPendingCharge, aChargeable, aSerialNumber } from '#tests/data/charge.ts';
import { KEY_NAMES, type KeyName, aKeptTab } from './aKeptTab.ts';
import { MARK } from './waysInAndOut.ts';
import { WHOSE, ofAHolder } from './whoseKeys.ts';

const SESSION: readonly KeyName[] = ['voucher', 'voucherToken', 'tokenExpiry', 'isPrepaid'];
const sessionAlone = (name: KeyName) => SESSION.includes(name);

/** What leaves at each end. A new cause does not compile without its row. */
const LEAVES_AT: Readonly<Record<EndCause, (name: KeyName) => boolean>> = {
  removed: ofAHolder,
  erased: (name) => ofAHolder(name) || WHOSE[name] === 'person',
  replaced: ofAHolder,
  done: sessionAlone,
  donated: sessionAlone,
  expired: sessionAlone,
  elsewhere: sessionAlone,
  'removed-elsewhere': ofAHolder,
};

it.each(Object.entries(LEAVES_AT))('deletes at the end "%s" exactly the listed keys', (cause, leaves) => {
  const tab = aKeptTab();
  tab.put(KEY_NAMES);
  tab.end.execute(cause as EndCause, MARK);
  const left = tab.kept();
  expect(KEY_NAMES.filter((name) => left.get(name) === null)).toEqual(KEY_NAMES.filter(leaves));
});

const BELONGINGS: readonly KeyName[] = [
  'draftOwner',
  'customerDraft',
  'redemptionDraft',
  'basket',
  'valuePicks',
  'startingPoint',
  'donationDraft',
];

/** What leaves while a voucher may stay in use. A new reason does not compile without its row. */
const LEAVES_THEN: Readonly<Record<keyof typeof LEAVES_WHEN, readonly KeyName[]>> = {
  'order-is-carried-out': ['helpDraft', 'fraudDraft'],
  'nothing-is-left': BELONGINGS,
  'order-is-paid': BELONGINGS,
  'rest-is-unknown': ['balanceAfter'],
  'another-is-charged': ['chargeReceipt'],
};

it.each(Object.entries(LEAVES_THEN))('deletes when "%s" exactly the listed keys', (when, leaves) => {
  const tab = aKeptTab();
  tab.put(KEY_NAMES);
  forgetParts(tab.browser.kept, LEAVES_WHEN[when as keyof typeof LEAVES_WHEN]);
  const left = tab.kept();
  expect(KEY_NAMES.filter((name) => left.get(name) === null)).toEqual(leaves);
});

/** What may name a person, and what lets an order show its address. */
const IN_TIME: readonly KeyName[] = [
  ...BELONGINGS,
  'chargeEntry',
  'topUpPlace',
  'charge',
  'voucherOrderEntry',
  'voucherOrder',
  'usedAt',
  'addressee',
  'redeemedTo',
  'donatedTo',
  'helpDraft',
  'helpContext',
  'fraudDraft',
  'helpTicket',
];

it('deletes half an hour after the last use exactly the listed keys', () => {
  const tab = aKeptTab();
  tab.put(KEY_NAMES);
  forgetParts(tab.browser.kept, LEAVES_IN_TIME);
  const left = tab.kept();
  expect(KEY_NAMES.filter((name) => left.get(name) === null)).toEqual(IN_TIME);
});

it.each([
  ['another voucher', aSerialNumber('300100200'), true],
  ['the same voucher', aSerialNumber(), false],
])(
  'deletes the receipt of the last top-up when %s is charged: %s',
  async (_which, serialNumber, isForgotten) => {
    const tab = aKeptTab();
    tab.pendingStores.charge.write(aPendingCharge());
    tab.finishCharge.execute(aCharge(), aPendingCharge());
    const api = { check: async () => done(aChargeable({ serialNumber })) };
    await new CheckCharge(api, tab.browser.kept).execute({ serialNumber, captcha: '' }, 'EUR');
    expect(tab.browser.kept.read('chargeReceipt') === null).toBe(isForgotten);
  },
);
