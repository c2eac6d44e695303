import { hashOf } from '../core/hash.ts';
import type { Customer, CustomerTexts } from '../customer/customer.ts';
import { type Redemption, isGoingWell } from './redemption.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'streetNumber',
  'additionalAddress',
  'postalCode',
  'city',
] as const satisfies readonly (keyof CustomerTexts)[];

/** Where goods are sent. The country is the site's. */
export type Recipient = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Null if the form did not ask for an address. */
export function recipientOf({ firstName, lastName, address }: Customer): Recipient | null {
  return address && filledIn({ firstName, lastName, ...address });
}

/** Recognises the recipient of an order without storing the address with it (ADR 13). */
export function recipientPrint(recipient: Recipient): string {
  return hashOf(JSON.stringify(FIELDS.map((field) => recipient[field])));
}

/**
 * The recipient of an order, read from the form as it is now; null if the form has changed since the order was sent, or
 * was forgotten.
 * @param sentTo print of the recipient that was sent; null if nothing is posted
 */
export function recipientSent(form: CustomerTexts, sentTo: string | null): Recipient | null {
  const recipient = filledIn(form);
  return recipientPrint(recipient) === sentTo ? recipient : null;
}

/** As the form's parser reads it. */
function filledIn(texts: Recipient): Recipient {
  // Sound: each field is there.
  return Object.fromEntries(FIELDS.map((field) => [field, texts[field].trim()])) as Recipient;
}

/** True if goods among these lines are on their way, or will be. */
export function areGoodsPosted(
  redemption: Redemption,
  items: Redemption['items'] = redemption.items,
): boolean {
  return (
    isGoingWell(redemption) && items.some((item) => (item.delivery ?? redemption.delivery)?.kind === 'POST')
  );
}
