import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';

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

/** What the statements are about. The user must confirm each of them separately (product 10.6). */
const STATEMENTS = {
  details: ['reachableByPost', 'truthful'],
  gift: ['giftReceived', 'personalUse', 'ownAccount'],
  rules: ['usageConditions', 'dataSharing'],
} as const;
export const CONFIRMATION_GROUPS = ['details', 'gift', 'rules'] as const;
export type ConfirmationGroup = (typeof CONFIRMATION_GROUPS)[number];
export type Confirmation = (typeof STATEMENTS)[ConfirmationGroup][number];

export const statementsOf = (group: ConfirmationGroup): readonly Confirmation[] => STATEMENTS[group];

export const CONFIRMATIONS: readonly Confirmation[] = CONFIRMATION_GROUPS.flatMap(statementsOf);

/** Change it whenever a statement's meaning changes: it invalidates stored confirmations. */
export const CONFIRMATIONS_EDITION = '2026-11';

export type FraudDraft = Readonly<Record<PersonField, string>> & {
  readonly confirmed: readonly Confirmation[];
};

export type FraudData = Brand<Readonly<Record<PersonField, string>>, 'FraudData'>;

export type FraudField = PersonField | Confirmation;

export type FraudFaults = { [Field in FraudField]?: 'required' };

const OPTIONAL: readonly PersonField[] = ['additionalAddress'];

export function parseFraudData(draft: FraudDraft): Result<FraudData, FraudFaults> {
  const missing = PERSON_FIELDS.filter((field) => !OPTIONAL.includes(field) && visible(draft[field]) === '');
  const unconfirmed = CONFIRMATIONS.filter((one) => !draft.confirmed.includes(one));
  const faulty = [...missing, ...unconfirmed];
  if (faulty.length > 0) return refused(Object.fromEntries(faulty.map((field) => [field, 'required'])));
  return done(Object.fromEntries(PERSON_FIELDS.map((field) => [field, visible(draft[field])])) as FraudData);
}
