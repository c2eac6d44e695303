import { expect, it } from 'vitest';
import { VOUCHER_ORDER_RULES } from '#domain/voucherOrder/kind.ts';
import { buyerOf, leftOnVoucher } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { now } from '#tests/data/moments.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { aVoucherOrder, aPendingVoucherOrder, anOrderReceipt } from '#tests/data/voucherOrder.ts';

const SESSION = aSession({ voucher: aVoucher({ balanceInCent: 60_00 }) });
const PAYMENT = aPayment({ amountInCent: 80_00, paymentId: null, challenge: null });

const noteOf = (order = aVoucherOrder(), session: typeof SESSION | null = SESSION) =>
  VOUCHER_ORDER_RULES.orderOf({ order, customer: aCustomer() }, { payment: PAYMENT, session });

it('stores the amount to pay before the payment has a state', () => {
  expect(noteOf()).toEqual(aPendingVoucherOrder({ payment: PAYMENT, standing: 'sent' }));
});

it('names only the voucher from which it exchanges', () => {
  expect(noteOf().voucher).toEqual({ mark: '123456789', balanceInCent: 60_00 });
  expect(noteOf(aVoucherOrder({ exchangedInCent: 0 })).voucher).toBeNull();
  expect(noteOf(aVoucherOrder(), null).voucher).toBeNull();
});

it('is a company’s order if a company is named', () => {
  expect(buyerOf('')).toBe('private');
  expect(buyerOf(' \u200b')).toBe('private');
  expect(buyerOf('Analytical Engines')).toBe('company');
});

it('fills the receipt with the order and its payment', () => {
  const receipt = VOUCHER_ORDER_RULES.receiptOf({ orderNumber: '482910555' }, aPendingVoucherOrder(), now);
  expect(receipt).toEqual(anOrderReceipt());
});

it('leaves the balance less what was exchanged on the voucher, and never less than nothing', () => {
  const voucher = { mark: '123456789', balanceInCent: 60_00 };
  expect(leftOnVoucher(voucher, aVoucherOrder())).toEqual({ amountInCent: 40_00, currency: 'EUR' });
  expect(leftOnVoucher(voucher, aVoucherOrder({ exchangedInCent: 60_01 })).amountInCent).toBe(0);
});
