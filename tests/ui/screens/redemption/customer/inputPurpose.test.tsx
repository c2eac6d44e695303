import { expect, it } from 'vitest';
import { aStep } from './aCustomerStep.tsx';

/** WCAG 1.3.5. A street number has no token of its own, and splitting a street from its number is allowed. */
it.each([
  ['email', 'email'],
  ['repeatEmail', 'email'],
  ['salutation', 'honorific-prefix'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['street', 'address-line1'],
  ['additionalAddress', 'address-line2'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
])('sets the autocomplete token of %s', async (field, token) => {
  await aStep({ shop: { isPhysical: true }, typed: { salutation: 'MS' } });
  const control = document.querySelector(`[name="${field}"]`);
  expect(control?.getAttribute('autocomplete')).toBe(token);
});
