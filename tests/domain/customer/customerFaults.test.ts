import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CustomerField, type CustomerTexts, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { customerFaults, fieldsShown } from '#domain/customer/customerForm.ts';
import { EVERYTHING, ONLY_THE_USUAL, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { holds } from '#tests/data/holds.ts';
import { anyDraft, anyQuestions } from './anyForm.ts';

it('reports no fault for a complete form', () => {
  expect(customerFaults(aCustomerDraft(), ONLY_THE_USUAL)).toEqual({});
  expect(customerFaults(aFullDraft(), EVERYTHING)).toEqual({});
});

it('reports every basic field of an empty form, in the order of the page', () => {
  const faults = customerFaults(EMPTY_DRAFT, ONLY_THE_USUAL);
  expect(Object.entries(faults)).toEqual([
    ['email', 'required'],
    ['repeatEmail', 'required'],
    ['firstName', 'required'],
    ['lastName', 'required'],
  ]);
});

it('reports every required field of an empty long form, but no optional one', () => {
  expect(customerFaults({ ...EMPTY_DRAFT, orderPrepaidVouchers: true }, EVERYTHING)).toEqual({
    email: 'required',
    repeatEmail: 'required',
    firstName: 'required',
    lastName: 'required',
    street: 'required',
    streetNumber: 'required',
    postalCode: 'required',
    city: 'required',
    phone: 'required',
    orderPrepaidVouchersConfirmation: 'confirmation',
    useDataConfirmation: 'confirmation',
  });
});

const REQUIRED: readonly (keyof CustomerTexts)[] = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'postalCode',
  'city',
  'phone',
];

it.each(REQUIRED)('requires visible characters in %s', (field) => {
  expect(customerFaults(aFullDraft({ [field]: ' \u00a0\t\u200b' }), EVERYTHING)).toEqual({
    [field]: 'required',
  });
});

it.each(['company', 'additionalAddress'] as const)('accepts an empty %s', (field) => {
  expect(customerFaults(aFullDraft({ [field]: '' }), EVERYTHING)).toEqual({});
});

it.each([
  ['no address', 'required'],
  ['ada@post', 'email-invalid'],
  ['ada@post.ru', 'email-ru'],
] as const)('rejects the e-mail address %j: %s', (typed, fault) => {
  const email = typed === 'no address' ? '' : typed;
  expect(customerFaults(aCustomerDraft({ email, repeatEmail: email || 'x' }), ONLY_THE_USUAL).email).toBe(
    fault,
  );
});

it.each([
  ['ada@post.example', 'eve@post.example', { repeatEmail: 'email-differs' }],
  ['ada@post.example', 'Ada@post.example', { repeatEmail: 'email-differs' }],
  ['ada@post.example', '  ', { repeatEmail: 'required' }],
  ['ada@post.example', ' ada@post.example\n', {}],
  ['ada@post.example', 'ada@post.example\u200b', {}],
  [' ada@post.example ', 'ada@post.example', {}],
  ['ada@', 'ada@post.example', { email: 'email-invalid', repeatEmail: 'email-differs' }],
])(
  'requires the address %j to be repeated exactly, apart from surrounding spaces: %j',
  (email, repeatEmail, faults) => {
    expect(customerFaults(aCustomerDraft({ email, repeatEmail }), ONLY_THE_USUAL)).toEqual(faults);
  },
);

it('requires a confirmation of an order of vouchers', () => {
  const unconfirmed = aFullDraft({ orderPrepaidVouchersConfirmation: false });
  expect(customerFaults(unconfirmed, EVERYTHING)).toEqual({
    orderPrepaidVouchersConfirmation: 'confirmation',
  });
  expect(customerFaults({ ...unconfirmed, orderPrepaidVouchers: false }, EVERYTHING)).toEqual({});
});

it.each([
  ['', 'required'],
  ['all of it', 'amount-invalid'],
  ['14.99', 'below'],
  ['150,01', 'above'],
] as const)(
  'rejects the end amount “%s”, unless topping up again is not ticked',
  (prepaidEndAmount, fault) => {
    expect(customerFaults(aFullDraft({ prepaidEndAmount }), EVERYTHING)).toEqual({ prepaidEndAmount: fault });
    expect(customerFaults(aFullDraft({ prepaidEndAmount, useRecharge: false }), EVERYTHING)).toEqual({});
  },
);

it.each(['newShopCustomer', 'useRecharge', 'orderPrepaidVouchers'] as const)(
  'accepts %s without a tick',
  (tick) => {
    expect(customerFaults(aFullDraft({ [tick]: false }), EVERYTHING)).toEqual({});
  },
);

it('only reports faults of fields that are shown', () => {
  holds(
    fc.property(anyDraft, anyQuestions, (draft, questions) => {
      const shown = fieldsShown(questions, draft);
      for (const field of Object.keys(customerFaults(draft, questions))) expect(shown).toContain(field);
    }),
  );
});

it('never reports a field because of another field’s value, except for the repeated address', () => {
  const unrelated: readonly CustomerField[] = ['company', 'additionalAddress', 'newShopCustomer'];
  holds(
    fc.property(
      anyDraft,
      anyDraft,
      anyQuestions,
      fc.constantFrom(...unrelated),
      (draft, other, questions, field) => {
        const changed = { ...draft, [field]: other[field] };
        expect(customerFaults(changed, questions)).toEqual(customerFaults(draft, questions));
      },
    ),
  );
});
