import { expect, it } from 'vitest';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import { forgetParts } from '#application/kept/forgetParts.ts';
import { done } from '#domain/core/result.ts';
import { ENDS, type EndCause, LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import { KEPT } from '#domain/kept/table.ts';
import { aCharge, aPendingCharge, aChargeable, aSerialNumber } from '#tests/data/charge.ts';
import { KEY_NAMES, type KeptTab, type KeyName, aKeptTab } from './aKeptTab.ts';
import { MARK } from './waysInAndOut.ts';

const keysOf = (parts: readonly string[]) =>
  KEY_NAMES.filter((name) => parts.includes(KEPT[name].leavesWith));

function keysGoneFrom(tab: KeptTab): readonly KeyName[] {
  const left = tab.kept();
  return KEY_NAMES.filter((name) => left.get(name) === null);
}

it.each(Object.keys(ENDS) as EndCause[])('deletes at the end "%s" exactly the keys of its parts', (cause) => {
  const tab = aKeptTab();
  tab.put(KEY_NAMES);
  tab.end.execute(cause, MARK);
  expect(keysGoneFrom(tab)).toEqual(keysOf(ENDS[cause].leaves));
});

it.each([...Object.entries(LEAVES_WHEN), ['half an hour has passed', LEAVES_IN_TIME] as const])(
  'deletes when "%s" exactly the keys of its parts',
  (_when, parts) => {
    const tab = aKeptTab();
    tab.put(KEY_NAMES);
    forgetParts(tab.browser.kept, parts);
    expect(keysGoneFrom(tab)).toEqual(keysOf(parts));
  },
);

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
