import { expect, it } from 'vitest';
import { isSpending, isUnsettled } from '#domain/orders/pendingOrder.ts';
import { aPendingSpendingOrder } from '#tests/data/redemption.ts';

it.each([
  ['sent', true],
  ['reserved', true],
  ['mismatch', true],
  ['missed', false],
  [null, false],
] as const)('blocks other orders unless it was missed or does not exist: %s', (standing, isOpen) => {
  expect(isUnsettled(standing && aPendingSpendingOrder({ standing }))).toBe(isOpen);
});

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
