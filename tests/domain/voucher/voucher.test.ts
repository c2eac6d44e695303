import { expect, it } from 'vitest';
import { lastFour } from '#domain/voucher/lastFour.ts';
import { isRedeemedFrom, voucherMark } from '#domain/voucher/voucher.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

it('shows only the last four digits of a serial number', () => {
  expect(lastFour('123456789')).toBe('6789');
  expect(lastFour('000010203')).toBe('0203');
});

it.each([
  ['its serial number, in every session of it', '410047013', { expires: 1 }, '410047013'],
  ['its serial number, in another session', '410047013', { expires: 2 }, '410047013'],
  ['the end of its session, if it has no number', null, { expires: 1_700_000_000_000 }, '1700000000000'],
])('identifies a voucher by %s', (_what, serialNumber, session, mark) => {
  expect(voucherMark(aSession({ voucher: aVoucher({ serialNumber }), ...session }))).toBe(mark);
});

it('identifies a renewed session like the one that it renews', () => {
  const voucher = aVoucher({ serialNumber: null });
  const first = aSession({ voucher, expires: 1_700_000_000_000 });
  const next = { ...aSession({ voucher, expires: 1_700_000_900_000 }), firstEnd: first.expiresAt };
  expect(voucherMark(next)).toBe(voucherMark(first));
});

it('detects whether a receipt belongs to the voucher, and never without a mark', () => {
  expect(isRedeemedFrom('mine', 'mine')).toBe(true);
  expect(isRedeemedFrom('mine', 'another')).toBe(false);
  expect(isRedeemedFrom('mine', null)).toBe(false);
  expect(isRedeemedFrom(null, null)).toBe(false);
});
