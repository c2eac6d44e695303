import type { Customer } from '../customer/customer.ts';

/**
 * Returns a short text that is the same for the same data and most likely differs for others. It tells whether the
 * same order would be sent again. Not a secret and not safe against forging: it guards against mistakes only.
 */
export function fingerprintOf(customer: Customer, ...choices: readonly (string | boolean | null)[]): string {
  const text = JSON.stringify([customer, choices]);
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
