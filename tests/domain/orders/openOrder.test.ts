import { expect, it } from 'vitest';
import { isSpending } from '#domain/orders/openOrder.ts';
import { openOrderOf } from '#tests/data/openOrder.ts';

it.each([
  [openOrderOf('redemption'), true],
  [openOrderOf('voucher-order', { spends: true }), true],
  [openOrderOf('charge'), false],
])('affects the value of a voucher or not: %j', (open, isInQuestion) => {
  expect(isSpending(open)).toBe(isInQuestion);
});

it('spends nothing without a pending order', () => {
  expect(isSpending(null)).toBe(false);
});
