import { expect, it } from 'vitest';
import { ORDER_NAMES, pressOf } from '#domain/orders/orderSteps.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { aPayment } from '#tests/data/payment.ts';
import { placeOf, stepPath } from '#ui/parts/paths/stepPath.ts';

it('finds the page of a step: of a shop, of the basket, and of kinds without either', () => {
  expect(stepPath('redemption', 'choice', 'shop/1')).toBe('/redeem/shop%2F1/value');
  expect(stepPath('redemption', 'choice')).toBe('/basket');
  expect(stepPath('redemption', 'receipt', 'shop-1')).toBe('/thankyou');
  expect(stepPath('donation', 'check')).toBe('/donate/check');
  expect(stepPath('voucher-order', 'pay')).toBe('/prepaid/order/pay');
});

it.each(ORDER_NAMES)('a %s has a choice, a press and a receipt, each on a page of its own', (name) => {
  const steps = ['choice', pressOf(name, false), pressOf(name, true), 'receipt'] as const;
  const paths = steps.map((step) => stepPath(name, step as 'choice'));
  expect(paths).not.toContain('/');
  expect(new Set(paths).size).toBe(name === 'redemption' ? 4 : 3);
});

it.each([
  ['charge', true, 'pay'],
  ['charge', false, 'pay'],
  ['donation', true, 'check'],
  ['redemption', true, 'pay'],
  ['redemption', false, 'check'],
] as const)('the press of a %s that is paid (%s): %s', (name, isPaid, step) => {
  expect(pressOf(name, isPaid)).toBe(step);
});

it('leads an open redemption to the page that shows it', () => {
  const basket = { place: 'basket', lines: [] } as const;
  expect(placeOf(anOpenOrder())).toBe('/redeem/shop-1/check');
  expect(placeOf(anOpenOrder({ draft: basket, payment: aPayment() }))).toBe('/basket/pay');
});
