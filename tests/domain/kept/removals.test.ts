import { expect, it } from 'vitest';
import { ofVoucher } from '#domain/orders/openPress.ts';
import {
  type Removal,
  isOfTab,
  isRemovalMissed,
  latestRemoval,
  withRemoval,
  withoutRemoval,
} from '#domain/kept/removals.ts';
import { DAY, now } from '#tests/data/moments.ts';

const MARK = '123456789';
const ALL: Removal = { of: null, at: now };
const VOUCHER: Removal = { of: ofVoucher(MARK), at: now };

it.each([
  ['nothing was ever removed', [], null, MARK, false],
  ['all data were removed, and the tab has never followed a removal', [ALL], null, MARK, true],
  ['all data were removed since', [ALL], now - 1, MARK, true],
  ['the tab has followed it', [ALL], now, MARK, false],
  ['its voucher was removed', [VOUCHER], null, MARK, true],
  ['its voucher was removed, and the tab has followed it', [VOUCHER], now, MARK, false],
  ['another voucher was removed', [VOUCHER], null, '987654321', false],
  ['a voucher was removed, and the tab has none that its values could be of', [VOUCHER], null, null, true],
  ['its voucher was removed before another one', [VOUCHER, { of: 'x', at: now + 1 }], null, MARK, true],
])('detects a missed removal if %s', (_, removals, emptySince, last, isMissed) => {
  expect(isRemovalMissed(removals, emptySince, last)).toBe(isMissed);
});

it.each([
  ['all data', null, MARK, true],
  ['its last voucher', MARK, MARK, true],
  ['another voucher', '987654321', MARK, false],
  ['a voucher, where it has had none', MARK, null, true],
])('applies a removal from another tab to this tab: %s', (_, mark, last, isConcerned) => {
  expect(isOfTab(mark, last)).toBe(isConcerned);
});

it('returns the latest removal on the device or in this tab', () => {
  expect(latestRemoval([], null)).toBe(0);
  expect(latestRemoval([VOUCHER, { of: 'x', at: now - 1 }], null)).toBe(now);
  expect(latestRemoval([VOUCHER], now + 1)).toBe(now + 1);
});

it('stores no serial number', () => {
  expect(JSON.stringify(withRemoval([], MARK, now))).not.toContain(MARK);
});

it('stores the latest fifty removals, each for thirty days', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ of: `${index}`, at: now - 60 + index }));
  const kept = withRemoval(many, MARK, now);
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toEqual(VOUCHER);
  expect(withRemoval([{ of: 'x', at: now - 30 * DAY }], MARK, now)).toEqual([VOUCHER]);
  expect(withRemoval([{ of: 'x', at: now - 30 * DAY + 1 }], MARK, now)).toHaveLength(2);
});

it('replaces the removals of single vouchers once all data are removed', () => {
  expect(withRemoval([VOUCHER], null, now + 1)).toEqual([{ of: null, at: now + 1 }]);
});

it('deletes the removals of one voucher, and no others', () => {
  expect(withoutRemoval([ALL, VOUCHER, VOUCHER], MARK)).toEqual([ALL]);
});
