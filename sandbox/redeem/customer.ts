import { refusal } from '../core/problem.ts';
import type { Refusal } from '../core/problem.ts';
import { fieldsAt, flagAt, textAt } from '../core/read.ts';
import type { Fields } from '../core/read.ts';
import type { QuotedItem } from './quote.ts';

const SALUTATIONS = ['', 'MR', 'MS'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ADDRESS = ['street', 'streetNumber', 'postalCode', 'city', 'country'] as const;

/** Who redeems; the sandbox keeps no more than it needs to write a mail. */
export interface Customer {
  readonly name: string;
  readonly email: string;
}

export type Delivery = 'EMAIL' | 'POST';

/** The customer of a redemption, or a refusal that names the field. */
export function readCustomer(body: Fields, delivery: Delivery): Customer {
  const fields = fieldsAt(body['customer'], '/customer');
  const firstName = filled(fields, 'firstName');
  const lastName = filled(fields, 'lastName');
  const email = filled(fields, 'email');
  if (!SALUTATIONS.includes(textAt(fields, 'salutation', '/customer'))) throw badField('salutation');
  if (!EMAIL.test(email)) throw badField('email');
  if (textAt(fields, 'repeatEmail', '/customer') !== email) throw badField('repeatEmail');
  if (delivery === 'POST') for (const name of ADDRESS) filled(fields, name);
  return { name: `${firstName} ${lastName}`, email };
}

/** The ticks that must be set before anything is redeemed (specification 5). */
export function checkConfirmations(body: Fields): void {
  const confirmations = fieldsAt(body['confirmations'], '/confirmations');
  if (!flagAt(confirmations, 'notesRead', '/confirmations')) throw unprocessable('/confirmations/notesRead');
}

/** By mail, or by post where there are goods to send. The other ways come with their flows. */
export function readDelivery(body: Fields, items: readonly QuotedItem[]): Delivery {
  const delivery = textAt(body, 'delivery');
  const wanted = items.some(({ shop }) => shop.type === 'physical') ? 'POST' : 'EMAIL';
  if (delivery !== wanted) throw unprocessable('/delivery');
  return wanted;
}

function filled(fields: Fields, name: string): string {
  const text = textAt(fields, name, '/customer').trim();
  if (text === '') throw badField(name);
  return text;
}

function badField(name: string): Refusal {
  return unprocessable(`/customer/${name}`);
}

function unprocessable(pointer: string): Refusal {
  const detail = 'The field cannot be accepted';
  return refusal('STDx1', { status: 422, pointer, detail, moneyState: 'untouched' });
}
