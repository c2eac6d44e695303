import { expect, it } from 'vitest';
import { knownBalance } from '#domain/redemption/knownBalance.ts';
import { aReceipt } from '#tests/data/redemption.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const voucher = aVoucher({ balanceInCent: 50_00 });
const spent = (amountInCent: number | null) =>
  aReceipt({ voucherMark: 'mine', balance: { amountInCent, currency: 'EUR' } });

it('is the voucher’s own where nothing newer is known', () => {
  expect(knownBalance(voucher, 'mine', { isOrderOpen: false, receipt: null })).toBe(50_00);
});

it('is what the last redemption left, even nothing', () => {
  expect(knownBalance(voucher, 'mine', { isOrderOpen: false, receipt: spent(12_50) })).toBe(12_50);
  expect(knownBalance(voucher, 'mine', { isOrderOpen: false, receipt: spent(0) })).toBe(0);
});

it('is unknown where the last redemption told none that can be true', () => {
  expect(knownBalance(voucher, 'mine', { isOrderOpen: false, receipt: spent(null) })).toBeNull();
});

it('is unknown while an order waits for its outcome', () => {
  expect(knownBalance(voucher, 'mine', { isOrderOpen: true, receipt: null })).toBeNull();
});

it('has nothing to do with another voucher’s redemption', () => {
  expect(knownBalance(voucher, 'another', { isOrderOpen: false, receipt: spent(12_50) })).toBe(50_00);
});
