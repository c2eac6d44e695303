import { expect, it } from 'vitest';
import { isSpending } from '#domain/orders/openOrder.ts';

it.each([
  ['redemption', {}, true],
  ['donation', {}, true],
  ['charge', {}, false],
  ['voucher-order', { exchanges: true }, true],
  ['voucher-order', { exchanges: false }, false],
] as const)('affects the value of a voucher or not: %s %j', (kind, about, isInQuestion) => {
  expect(isSpending({ kind, ...about })).toBe(isInQuestion);
});

it('spends nothing without a pending order', () => {
  expect(isSpending(null)).toBe(false);
});
