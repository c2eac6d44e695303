import { type Fields, fieldsAt, textAt } from '../core/read.ts';
import { unprocessable } from '../redeem/customer.ts';

const FILLED = ['firstName', 'lastName', 'street', 'streetNumber', 'postalCode', 'city', 'country'] as const;

/** The seven sentences (specification 5). */
const SENTENCES = [
  'reachableByPost',
  'usageConditions',
  'dataSharing',
  'giftReceived',
  'personalUse',
  'truthful',
  'ownAccount',
];

/** Whom the letter goes to, or a refusal that names what is missing. The sandbox keeps no more of it. */
export function readCheckData(body: Fields): string {
  for (const name of FILLED) if (textAt(body, name).trim() === '') throw unprocessable(`/${name}`);
  textAt(body, 'confirmationsEdition');
  const confirmations = fieldsAt(body['confirmations'], '/confirmations');
  const missing = SENTENCES.find((sentence) => confirmations[sentence] !== true);
  if (missing !== undefined) throw unprocessable(`/confirmations/${missing}`);
  return `${textAt(body, 'firstName')} ${textAt(body, 'lastName')}`;
}
