import { hashOf } from '../core/hash.ts';
import type { Customer } from '../customer/customer.ts';

/** Tells whether the same order would be sent again, without storing its data. */
export function fingerprintOf(customer: Customer, ...choices: readonly (string | boolean | null)[]): string {
  return hashOf(JSON.stringify([customer, choices]));
}
