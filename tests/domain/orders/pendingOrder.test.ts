import { expect, it } from 'vitest';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
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
