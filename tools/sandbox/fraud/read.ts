import { type Fields, fieldsAt, malformed, textAt } from '../core/read.ts';
import { sentFiles } from '../core/sentFile.ts';
import { unprocessable } from '../redeem/customer.ts';

const FILLED = ['firstName', 'lastName', 'street', 'streetNumber', 'postalCode', 'city', 'country'] as const;

/** The seven confirmations (product 10.6). */
const SENTENCES = [
  'reachableByPost',
  'usageConditions',
  'dataSharing',
  'giftReceived',
  'personalUse',
  'truthful',
  'ownAccount',
];

/** Returns the name for the letter, or refuses with the missing field. The sandbox stores nothing else. */
export function readCheckData(body: Fields): string {
  for (const name of FILLED) if (textAt(body, name).trim() === '') throw unprocessable(`/${name}`);
  textAt(body, 'confirmationsEdition');
  const confirmations = fieldsAt(body['confirmations'], '/confirmations');
  const missing = SENTENCES.find((sentence) => confirmations[sentence] !== true);
  if (missing !== undefined) throw unprocessable(`/confirmations/${missing}`);
  return `${textAt(body, 'firstName')} ${textAt(body, 'lastName')}`;
}

/** Expects one file; UPLx1 if it cannot be used. The sandbox does not store it. */
export async function checkDocument(request: { formData(): Promise<FormData> }): Promise<void> {
  const files = await sentFiles(await request.formData().catch(() => new FormData()));
  if (files.length !== 1) throw malformed('/file', 'One file is expected');
}
