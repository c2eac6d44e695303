import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripContent } from '#domain/redemption/stripContent.ts';
import { holds } from '#tests/data/holds.ts';
import { aReceipt } from '#tests/data/redemption.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const voucher = aVoucher({ balanceInCent: 50_00 });
const receiptOf = (voucherMark: string, amountInCent: number | null = 12_50) =>
  aReceipt({ voucherMark, balance: { amountInCent, currency: 'EUR' } });

it('says the voucher’s balance where nothing newer is known', () => {
  expect(stripContent(voucher, 'mine', { isOrderOpen: false, receipt: null })).toEqual({
    balanceInCent: 50_00,
  });
});

it('says no balance while an order waits for its outcome', () => {
  expect(stripContent(voucher, 'mine', { isOrderOpen: true, receipt: null })).toEqual({
    balanceInCent: null,
  });
});

it.each([12_50, 0, null])('leaves it to the receipt to say that %s is left', (left) => {
  const receipt = receiptOf('mine', left);
  expect(stripContent(voucher, 'mine', { isOrderOpen: false, receipt })).toBeNull();
});

it('leaves it to the receipt while another order waits for its outcome, too', () => {
  expect(stripContent(voucher, 'mine', { isOrderOpen: true, receipt: receiptOf('mine') })).toBeNull();
});

it('has nothing to do with another voucher’s redemption', () => {
  expect(stripContent(voucher, 'mine', { isOrderOpen: false, receipt: receiptOf('another') })).toEqual({
    balanceInCent: 50_00,
  });
});

it('never says a balance that differs from what the thank-you page says is left', () => {
  const marks = fc.constantFrom('mine', 'another');
  const receipts = fc.option(fc.tuple(marks, fc.option(fc.nat())));
  holds(
    fc.property(marks, fc.boolean(), receipts, fc.nat(), (mark, isOrderOpen, told, balanceInCent) => {
      const receipt = told && receiptOf(...told);
      const content = stripContent({ balanceInCent }, mark, { isOrderOpen, receipt });
      if (receipt?.voucherMark === mark) expect(content).toBeNull();
      else expect(content).toEqual({ balanceInCent: isOrderOpen ? null : balanceInCent });
    }),
  );
});
