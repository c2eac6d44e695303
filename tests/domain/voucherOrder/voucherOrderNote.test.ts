import { expect, it } from 'vitest';
import { buyerOf, exchangedFrom, receiptOfOrder } from '#domain/voucherOrder/voucherOrderNote.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aVoucherOrderUnderWay, anOrderReceipt } from '#tests/data/voucherOrder.ts';

const SESSION = aSession({ voucher: aVoucher({ serialNumber: '410582934', balanceInCent: 60_00 }) });

it('counts as a company’s where one is named', () => {
  expect(buyerOf('')).toBe('private');
  expect(buyerOf(' \u200b')).toBe('private');
  expect(buyerOf('Analytical Engines')).toBe('company');
});

it('names the voucher that it exchanges from, and no other', () => {
  expect(exchangedFrom(aVoucherOrder(), SESSION)).toEqual({ mark: '410582934', balanceInCent: 60_00 });
  expect(exchangedFrom(aVoucherOrder({ exchangedInCent: 0 }), SESSION)).toBeNull();
  expect(exchangedFrom(aVoucherOrder(), null)).toBeNull();
});

it('has a receipt with what was ordered and how it was paid', () => {
  expect(receiptOfOrder({ orderNumber: '482910555' }, aVoucherOrderUnderWay(), now)).toEqual(
    anOrderReceipt(),
  );
});
