import { expect, it } from 'vitest';
import { isMasked } from '#domain/customer/maskEmail.ts';
import type { Email } from '#domain/customer/email.ts';
import { LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { KEPT } from '#domain/kept/table.ts';
import { aCustomer, aCustomerDraft } from '#tests/data/customer.ts';
import { aFraudDraft } from '#tests/data/fraud.ts';
import { EXAMPLES, type ExampleKey } from './keptExamples.ts';

const { firstName, lastName, street, city } = aCustomerDraft();
const { firstName: ofCheck, street: streetOfCheck } = aFraudDraft();
const OWN = [firstName, lastName, street, city, ofCheck, streetOfCheck, aCustomer().email].filter(
  (word) => word.length > 2,
);

/** True if a stored value has the name, an address or the message of a person. A masked address names nobody. */
function namesAPerson(key: ExampleKey): boolean {
  const text = JSON.stringify(EXAMPLES[key].value);
  const addresses = text.match(/[^"\s]+@[^"\s]+/g) ?? [];
  return (
    addresses.some((address) => !isMasked(address as Email)) ||
    /"message":"[^"]/.test(text) ||
    OWN.some((word) => text.includes(word))
  );
}

const NAMING = (Object.keys(EXAMPLES) as ExampleKey[]).filter(namesAPerson);

it('lists the keys with personal data', () => {
  expect(NAMING.toSorted()).toEqual(['customerDraft', 'donatedTo', 'fraudDraft', 'helpDraft', 'redeemedTo']);
});

it.each(NAMING)('deletes %s half an hour after the last use', (key) => {
  expect(LEAVES_IN_TIME).toContain(KEPT[key].leavesWith);
});
