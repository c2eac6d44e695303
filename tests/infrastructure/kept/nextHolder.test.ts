import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT } from '#domain/kept/table.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { tomorrow } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { KEY_NAMES, type KeptTab, type KeyName, aKeptTab } from './aKeptTab.ts';
import { CAUSES, FIRST, WAYS_IN, WAYS_OUT } from './waysInAndOut.ts';
import { ORDERS, isTyped, ofAHolder } from './whoseKeys.ts';

/** What comes with a voucher itself. */
const OWN = new Set<KeyName>([
  'voucher',
  'voucherToken',
  'tokenExpiry',
  'isPrepaid',
  'draftOwner',
  'addressee',
  'lastVoucher',
]);
const REST = KEY_NAMES.filter((name) => !OWN.has(name) && !ORDERS.includes(name));

const AGAIN: VoucherSession = { ...FIRST, token: 'again' as VoucherToken, expiresAt: tomorrow + 1 };
const OTHER: VoucherSession = {
  ...aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }),
  token: 'other' as VoucherToken,
  expiresAt: tomorrow + 2,
};

/** Ways out that forget whose the tab was: what is typed afterwards is nobody's. */
const FORGETTING = [
  'removed',
  'erased',
  'removed-elsewhere',
  'replaced',
  'removed while the order was under way',
];

/**
 * A tab in which everything is kept for the first voucher, after that came and went, and after its holder typed on: to
 * ask for help always, in every other form where the session alone has ended.
 */
async function aTabAfter(way: string, out: string): Promise<KeptTab> {
  const tab = aKeptTab();
  await WAYS_IN[way]?.(tab, FIRST);
  tab.put(REST);
  WAYS_OUT[out]?.(tab);
  if (FORGETTING.includes(out)) return tab;
  tab.put(['helpDraft', 'fraudDraft']);
  if (out in CAUSES) tab.put(REST.filter(isTyped));
  return tab;
}

const product = Object.keys(WAYS_IN).flatMap((first) =>
  Object.keys(WAYS_OUT).flatMap((out) => Object.keys(WAYS_IN).map((second) => [first, out, second] as const)),
);

it.each(product)(
  'leaves nothing of one holder to the next: in by %s, %s, then another by %s',
  async (first, out, second) => {
    const tab = await aTabAfter(first, out);
    const before = tab.kept();
    await WAYS_IN[second]?.(tab, OTHER);
    const after = tab.kept();
    const left = KEY_NAMES.filter(
      (name) => ofAHolder(name) && after.get(name) !== null && after.get(name) === before.get(name),
    );
    // By a partner again, it is the partner of the new one.
    expect(left.filter((name) => !(name === 'partner' && second.startsWith('thirdParty')))).toEqual([]);
    expect(tab.store.read()?.voucher.serialNumber).toBe('987654321');
  },
);

it.each(product)(
  'keeps everything that the same holder typed: in by %s, %s, then the same by %s',
  async (first, out, second) => {
    const tab = await aTabAfter(first, out);
    const before = tab.kept();
    await WAYS_IN[second]?.(tab, AGAIN);
    const after = tab.kept();
    const lost = KEY_NAMES.filter((name) => isTyped(name) && before.get(name) !== after.get(name));
    expect(lost).toEqual([]);
    for (const name of ['receipt', 'donationReceipt', 'voucherOrderReceipt', 'chargeReceipt'] as const)
      expect(after.get(name), name).toBeNull();
  },
);

it.each(product)('keeps open orders and what belongs to nobody: %s, %s, %s', async (first, out, second) => {
  const tab = aKeptTab();
  await WAYS_IN[first]?.(tab, FIRST);
  tab.put(REST);
  WAYS_OUT[out]?.(tab);
  tab.put(ORDERS);
  const before = tab.kept();
  await WAYS_IN[second]?.(tab, OTHER);
  for (const name of KEY_NAMES.filter((each) => !ofAHolder(each)))
    expect(tab.kept().get(name), name).toBe(before.get(name));
});

it.each(Object.keys(WAYS_OUT))(
  'neither restores a voucher nor deletes anything at a reload or a renewal: %s',
  async (out) => {
    const tab = await aTabAfter('voucher/enterVoucherCode.ts', out);
    const before = tab.kept();
    const isInUse = tab.store.read() !== null;
    await tab.restore(FIRST);
    expect(tab.kept()).toEqual(before);
    await tab.refresh(FIRST);
    expect(tab.store.read() !== null).toBe(isInUse);
    // A renewal brings the balance of now.
    for (const name of REST.filter((each) => each !== 'moneySeen'))
      expect(tab.kept().get(name), name).toBe(before.get(name));
  },
);

it.each(Object.keys(WAYS_IN))(
  'keeps at the first voucher of a tab, by %s, only drafts that need no voucher',
  async (way) => {
    const tab = aKeptTab();
    tab.put(REST);
    const before = tab.kept();
    await WAYS_IN[way]?.(tab, FIRST);
    const stays = KEY_NAMES.filter((name) => ofAHolder(name) && before.get(name) !== null);
    const parts = stays
      .filter((name) => tab.kept().get(name) === before.get(name))
      .map((name) => KEPT[name].leavesWith);
    expect(new Set(parts)).toEqual(new Set(['charge', 'check', 'requests', 'help']));
  },
);

/** The files of `application/` in which this stands. */
function usersOf(text: RegExp): readonly string[] {
  const folder = new URL('../../../application/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && text.test(readFileSync(new URL(file, folder), 'utf8')))
    .sort();
}

it('covers every entry of a voucher, and every other use case that stores one', () => {
  expect(usersOf(/#take\.execute\(/)).toEqual(Object.keys(WAYS_IN).sort());
  expect(usersOf(/#session\.(learn|update|write)\(/)).toEqual([
    'voucher/refreshToken.ts',
    'voucher/restoreVoucher.ts',
    'voucher/spendVoucher.ts',
    'voucher/takeVoucher.ts',
  ]);
});

it('covers every end of a voucher, and every use case that deletes a part', () => {
  expect(usersOf(/#end\.execute\(/)).toEqual([
    'donation/finishDonation.ts',
    'voucher/followSession.ts',
    'voucher/forgetRedeemed.ts',
    'voucher/restoreVoucher.ts',
    'voucher/takeVoucher.ts',
    'voucherOrder/voucherOrderKind.ts',
  ]);
  expect(usersOf(/spend\.execute\(/)).toEqual([
    'donation/finishDonation.ts',
    'redemption/finishRedemption.ts',
    'voucherOrder/finishVoucherOrder.ts',
  ]);
  expect(usersOf(/forgetParts\((?:this\.#)?kept,/)).toEqual([
    'charge/checkCharge.ts',
    'voucher/endVoucher.ts',
    'voucher/forgetRest.ts',
    'voucher/keepForRest.ts',
    'voucher/leaveInTime.ts',
    'voucher/spendVoucher.ts',
    'voucher/takeVoucher.ts',
    'voucherOrder/finishVoucherOrder.ts',
  ]);
});
