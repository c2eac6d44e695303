import { expect, it } from 'vitest';
import { paymentOf, payableUntil, withBegun, withPaymentId } from '#domain/payment/pendingPayment.ts';
import { aPayment } from '#tests/data/payment.ts';

const { amountInCent, currency, paymentId: _id, challenge: _challenge, ...begun } = aPayment();

it('stores with a new payment only how it was started, and its amount', () => {
  const payment = paymentOf(begun, { amountInCent, currency });
  expect(payment).toEqual({ ...begun, amountInCent, currency, paymentId: null, challenge: null });
});

it('allows half an hour for a payment', () => {
  expect(payableUntil(begun) - begun.startedAt).toBe(30 * 60_000);
});

it('adds the payment id and the challenge of the provider to the order', () => {
  const order = { standing: 'paying' as const, payment: paymentOf(begun, { amountInCent, currency }) };
  const known = { paymentId: 'p-1', challenge: 'https://bank.example/' };
  expect(withBegun(order, known)).toEqual({ ...order, payment: { ...order.payment, ...known } });
  expect(withPaymentId(order, 'p-2')).toEqual({ ...order, payment: { ...order.payment, paymentId: 'p-2' } });
});

it('leaves an order without a payment unchanged', () => {
  const order = { standing: 'sent' as const, payment: null };
  expect(withPaymentId(order, 'p-1')).toBe(order);
});
