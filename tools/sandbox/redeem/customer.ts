import { type Refusal, refusal } from '../core/problem.ts';
import { type Fields, fieldsAt, flagAt, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { QuotedItem } from './quote.ts';

const SALUTATIONS = ['', 'MR', 'MS'];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ADDRESS = ['street', 'streetNumber', 'postalCode', 'city', 'country'] as const;
const WITHOUT_PARCEL = ['EMAIL', 'LINK', 'PDF', 'ZIP'] as const;

/** The sandbox stores only what a mail needs. */
export interface Customer {
  readonly name: string;
  readonly email: string;
}

export type Delivery = Wire['Delivery'];

/**
 * Returns the customer, or refuses with the faulty field.
 * @param withAddress for goods by post and for the receipt of a donation
 */
export function readCustomer(body: Fields, withAddress: boolean): Customer {
  const fields = fieldsAt(body['customer'], '/customer');
  const firstName = filled(fields, 'firstName');
  const lastName = filled(fields, 'lastName');
  const email = filled(fields, 'email');
  if (!SALUTATIONS.includes(textAt(fields, 'salutation', '/customer'))) throw badField('salutation');
  if (!EMAIL.test(email)) throw badField('email');
  if (textAt(fields, 'repeatEmail', '/customer') !== email) throw badField('repeatEmail');
  if (withAddress) for (const name of ADDRESS) filled(fields, name);
  return { name: `${firstName} ${lastName}`, email };
}

/** The required confirmations (product 6.4). */
export function checkConfirmations(body: Fields): void {
  const confirmations = fieldsAt(body['confirmations'], '/confirmations');
  if (!flagAt(confirmations, 'notesRead', '/confirmations')) throw unprocessable('/confirmations/notesRead');
}

/** Goods need POST; other baskets take a way without an address. */
export function readDelivery(body: Fields, items: readonly QuotedItem[]): Delivery {
  const wanted = textAt(body, 'delivery');
  const goods = items.some(({ shop }) => shop.type === 'physical');
  const possible: readonly Delivery[] = goods ? ['POST'] : WITHOUT_PARCEL;
  const delivery = possible.find((way) => way === wanted);
  if (delivery === undefined) throw unprocessable('/delivery');
  return delivery;
}

export function readEmail(body: Fields): string {
  const email = textAt(body, 'email').trim();
  if (!EMAIL.test(email)) throw unprocessable('/email');
  return email;
}

/** 422 for a field that cannot be accepted. */
export function unprocessable(pointer: string): Refusal {
  const detail = 'The field cannot be accepted';
  return refusal('STDx1', { status: 422, pointer, detail, moneyState: 'untouched' });
}

function filled(fields: Fields, name: string): string {
  const text = textAt(fields, name, '/customer').trim();
  if (text === '') throw badField(name);
  return text;
}

function badField(name: string): Refusal {
  return unprocessable(`/customer/${name}`);
}
