import { textOf, unforeseen } from '../core/random.ts';

/** Nine digits that no other order has but by a rare chance. */
export function newOrderNumber(): string {
  return textOf(unforeseen, '123456789', 9);
}
