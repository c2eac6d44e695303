import { PERSON } from '../support/journey.ts';
import type { Key, Say } from '../support/words.ts';
import type { Visitor } from './visitor.ts';

/** Fills in the customer form, including the consent that some sites ask for. */
export async function fillCustomer(visitor: Visitor, say: Say): Promise<void> {
  const enter = (key: Key, text: string) =>
    visitor.enter({ role: 'textbox', name: { pattern: `^${say(key)}$` } }, text);
  await enter('customer.email', PERSON.email);
  await visitor.press('Tab'); // leaving the address asks for its repetition
  await enter('customer.repeatEmail', PERSON.email);
  await enter('customer.firstName', PERSON.firstName);
  await enter('customer.lastName', PERSON.lastName);
  const consent = { label: say('customer.useDataConfirmation') };
  if ((await visitor.seesNow(consent)).count > 0) await visitor.check(consent);
}
