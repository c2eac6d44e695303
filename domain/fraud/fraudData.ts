import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';

/** What is asked of the person: who they are, and where a letter reaches them. */
export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'additionalAddress',
  'postalCode',
  'city',
] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** What the person confirms, each on its own (product 10.6). */
export const CONFIRMATIONS = [
  'reachableByPost',
  'usageConditions',
  'dataSharing',
  'giftReceived',
  'personalUse',
  'truthful',
  'ownAccount',
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The edition of the sentences that were confirmed. To be changed with their meaning. */
export const CONFIRMATIONS_EDITION = '2026-11';

/** The form as typed. */
export type FraudDraft = Readonly<Record<PersonField, string>> & {
  readonly confirmed: readonly Confirmation[];
};

/** What is sent: every field filled in, every sentence confirmed. */
export type FraudData = Brand<Readonly<Record<PersonField, string>>, 'FraudData'>;

export type FraudField = PersonField | Confirmation;

/** What is wrong with the form; empty if nothing is. */
export type FraudFaults = { [Field in FraudField]?: 'required' };

/** What the person may leave empty. */
const OPTIONAL: readonly PersonField[] = ['additionalAddress'];

/** Checks the form: all but the addition to the address has to be filled in, and each sentence confirmed. */
export function parseFraudData(draft: FraudDraft): Result<FraudData, FraudFaults> {
  const missing = PERSON_FIELDS.filter((field) => !OPTIONAL.includes(field) && visible(draft[field]) === '');
  const unconfirmed = CONFIRMATIONS.filter((one) => !draft.confirmed.includes(one));
  const faulty = [...missing, ...unconfirmed];
  if (faulty.length > 0) return refused(Object.fromEntries(faulty.map((field) => [field, 'required'])));
  return done(Object.fromEntries(PERSON_FIELDS.map((field) => [field, visible(draft[field])])) as FraudData);
}
