import type { Email } from '#domain/customer/email.ts';
import { isMasked } from '#domain/customer/maskEmail.ts';
import { aCustomer, aCustomerDraft } from '#tests/data/customer.ts';
import { aFraudDraft } from '#tests/data/fraud.ts';
import { EXAMPLES, type ExampleKey } from './keptExamples.ts';

const { firstName, lastName, street, city } = aCustomerDraft();
const { firstName: ofCheck, street: streetOfCheck } = aFraudDraft();
const OWN = [firstName, lastName, street, city, ofCheck, streetOfCheck, aCustomer().email].filter(
  (word) => word.length > 2,
);

/** True if a stored value has the name, an address or the message of a person. A masked email address does not count. */
export function namesAPerson(key: ExampleKey): boolean {
  const text = JSON.stringify(EXAMPLES[key].value);
  const addresses = text.match(/[^"\s]+@[^"\s]+/g) ?? [];
  return (
    addresses.some((address) => !isMasked(address as Email)) ||
    /"message":"[^"]/.test(text) ||
    OWN.some((word) => text.includes(word))
  );
}
