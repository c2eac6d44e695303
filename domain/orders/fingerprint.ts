import type { Customer } from '../customer/customer.ts';

/** Tells whether the same order would be sent again, without storing its data. Not a cryptographic hash. */
export function fingerprintOf(customer: Customer, ...choices: readonly (string | boolean | null)[]): string {
  const text = JSON.stringify([customer, choices]);
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
