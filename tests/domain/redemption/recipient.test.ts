import { expect, it } from 'vitest';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import { areGoodsPosted, recipientOf, recipientPrint, recipientSent } from '#domain/redemption/recipient.ts';
import { EVERYTHING, ONLY_THE_USUAL, aFullDraft } from '#tests/data/customer.ts';
import { aRecipient, aRedemption, anItem } from '#tests/data/redemption.ts';

const parsed = (draft = aFullDraft(), questions = EVERYTHING) => {
  const customer = parseCustomer(draft, questions, 'DE');
  if (!customer.ok) throw new Error('the draft is at fault');
  return customer.value;
};
const printOf = (draft = aFullDraft()) => {
  const recipient = recipientOf(parsed(draft));
  return recipient && recipientPrint(recipient);
};

it('is the name with the address, and none for codes', () => {
  expect(recipientOf(parsed())).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Analytical Engines',
    street: 'Hauptstraße',
    streetNumber: '5a',
    additionalAddress: 'Hinterhaus',
    postalCode: '10115',
    city: 'Berlin',
  });
  expect(recipientOf(parsed(aFullDraft(), ONLY_THE_USUAL))).toBeNull();
});

it('reads the recipient from the form that was sent, as its parser does', () => {
  expect(recipientSent(aFullDraft({ city: ' Berlin ' }), printOf())).toEqual(recipientOf(parsed()));
});

it.each([
  ['firstName', 'Byron'],
  ['lastName', 'Byron'],
  ['company', ''],
  ['street', 'Nebenstraße'],
  ['streetNumber', '5b'],
  ['additionalAddress', ''],
  ['postalCode', '10116'],
  ['city', 'Bonn'],
])('names no recipient once the form says something else: %s', (field, instead) => {
  expect(recipientSent(aFullDraft({ [field]: instead }), printOf())).toBeNull();
});

it('names no recipient of an order without goods', () => {
  expect(recipientSent(aFullDraft(), null)).toBeNull();
});

it('keeps nothing of the address readable in its print', () => {
  const print = recipientPrint(aRecipient());
  for (const word of Object.values(aRecipient()).filter((text) => text.length > 2))
    expect(print).not.toContain(word);
});

const POSTED = { state: 'SENT', kind: 'POST', promisedBy: null } as const;
const MAILED = { state: 'SENT', kind: 'EMAIL', promisedBy: null } as const;

it('counts goods by the delivery of their line, or of the whole order', () => {
  const whole = aRedemption({ delivery: POSTED });
  expect(areGoodsPosted(whole)).toBe(true);
  expect(areGoodsPosted(whole, [anItem({ delivery: MAILED })])).toBe(false);
  expect(areGoodsPosted(aRedemption({ delivery: MAILED }))).toBe(false);
});

it.each([
  ['is held back', { status: 'ON_HOLD', delivery: POSTED }],
  ['came to nothing', { status: 'RETURNED_TO_BALANCE', delivery: POSTED }],
  ['could not be sent', { delivery: { ...POSTED, state: 'FAILED' } }],
] as const)('promises no parcel of an order that %s', (_what, about) => {
  expect(areGoodsPosted(aRedemption(about))).toBe(false);
});
