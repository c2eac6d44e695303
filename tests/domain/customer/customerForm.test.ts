import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CustomerDraft,
  type CustomerField,
  type CustomerTexts,
  EMPTY_DRAFT,
  SALUTATIONS,
} from '#domain/customer/customer.ts';
import {
  type FormQuestions,
  customerFaults,
  fieldsShown,
  formQuestions,
  parseCustomer,
} from '#domain/customer/customerForm.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import { EVERYTHING, ONLY_THE_USUAL, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { switchedOn } from '#tests/data/site.ts';

const GIFT_CODE = { isPhysical: false, isNewShopCustomerInquiry: false };
const PARCEL = { isPhysical: true, isNewShopCustomerInquiry: false };
const CURIOUS = { isPhysical: false, isNewShopCustomerInquiry: true };

const anyDraft: fc.Arbitrary<CustomerDraft> = fc.record({
  salutation: fc.constantFrom(...SALUTATIONS, 'placeholder' as const),
  firstName: anyText,
  lastName: anyText,
  email: fc.oneof(anyText, fc.emailAddress()),
  repeatEmail: fc.oneof(anyText, fc.emailAddress()),
  company: anyText,
  street: anyText,
  streetNumber: anyText,
  additionalAddress: anyText,
  postalCode: anyText,
  city: anyText,
  phone: anyText,
  newShopCustomer: fc.boolean(),
  useDataConfirmation: fc.boolean(),
  useRecharge: fc.boolean(),
  orderPrepaidVouchers: fc.boolean(),
  orderPrepaidVouchersConfirmation: fc.boolean(),
});
const anyQuestions: fc.Arbitrary<FormQuestions> = fc.record({
  address: fc.boolean(),
  phone: fc.boolean(),
  newShopCustomer: fc.boolean(),
  useDataConfirmation: fc.boolean(),
  useRecharge: fc.boolean(),
  orderPrepaidVouchers: fc.boolean(),
});

it('asks nothing but the usual where no switch is on and nothing goes by post', () => {
  expect(formQuestions(switchedOn(), GIFT_CODE)).toEqual(ONLY_THE_USUAL);
});

it('asks for address and telephone where something goes by post', () => {
  expect(formQuestions(switchedOn(), PARCEL)).toEqual({ ...ONLY_THE_USUAL, address: true, phone: true });
});

it.each([
  ['showUseDataConfirmation', 'useDataConfirmation'],
  ['showRechargeCheckbox', 'useRecharge'],
  ['showChargeableVoucherOrder', 'orderPrepaidVouchers'],
] as const)('the switch %s asks for %s alone', (name, question) => {
  expect(formQuestions(switchedOn(name), GIFT_CODE)).toEqual({ ...ONLY_THE_USUAL, [question]: true });
  const others = SWITCHES.filter((other) => other !== name);
  expect(formQuestions(switchedOn(...others), PARCEL)[question]).toBe(false);
});

it('asks new customers only where both the site and the shop want to know', () => {
  const asked = { ...ONLY_THE_USUAL, newShopCustomer: true };
  expect(formQuestions(switchedOn('showCustomerInquiry'), CURIOUS)).toEqual(asked);
  expect(formQuestions(switchedOn('showCustomerInquiry'), GIFT_CODE)).toEqual(ONLY_THE_USUAL);
  expect(formQuestions(switchedOn(), CURIOUS)).toEqual(ONLY_THE_USUAL);
});

it('shows the usual fields in the order of the page, the e-mail first', () => {
  expect(fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT)).toEqual([
    'email',
    'repeatEmail',
    'salutation',
    'firstName',
    'lastName',
  ]);
});

it('shows every field in the order of the page, consent last', () => {
  expect(fieldsShown(EVERYTHING, aFullDraft())).toEqual([
    'email',
    'repeatEmail',
    'salutation',
    'firstName',
    'lastName',
    'company',
    'street',
    'streetNumber',
    'additionalAddress',
    'postalCode',
    'city',
    'phone',
    'newShopCustomer',
    'useRecharge',
    'orderPrepaidVouchers',
    'orderPrepaidVouchersConfirmation',
    'useDataConfirmation',
  ]);
});

it.each([
  ['address', ['company', 'street', 'streetNumber', 'additionalAddress', 'postalCode', 'city']],
  ['phone', ['phone']],
  ['newShopCustomer', ['newShopCustomer']],
  ['useDataConfirmation', ['useDataConfirmation']],
  ['useRecharge', ['useRecharge']],
  ['orderPrepaidVouchers', ['orderPrepaidVouchers']],
] as const)('the question %s adds %j and nothing else', (question, fields) => {
  const usual = fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT);
  expect(fieldsShown({ ...ONLY_THE_USUAL, [question]: true }, EMPTY_DRAFT)).toEqual([...usual, ...fields]);
});

it('asks to confirm an order of vouchers only once it is ordered', () => {
  const asks = { ...ONLY_THE_USUAL, orderPrepaidVouchers: true };
  const ordered = aCustomerDraft({ orderPrepaidVouchers: true });
  expect(fieldsShown(asks, ordered)).toContain('orderPrepaidVouchersConfirmation');
  expect(fieldsShown(asks, aCustomerDraft())).not.toContain('orderPrepaidVouchersConfirmation');
  expect(fieldsShown(ONLY_THE_USUAL, ordered)).not.toContain('orderPrepaidVouchersConfirmation');
});

it('begins with nothing written, nothing ticked and no salutation chosen', () => {
  const { salutation, ...others } = EMPTY_DRAFT;
  expect(salutation).toBe('placeholder');
  for (const value of Object.values(others)) expect(['', false]).toContain(value);
});

it('finds nothing wrong with a form that is filled in', () => {
  expect(customerFaults(aCustomerDraft(), ONLY_THE_USUAL)).toEqual({});
  expect(customerFaults(aFullDraft(), EVERYTHING)).toEqual({});
});

it('finds every usual field of an empty form at fault, in the order of the page', () => {
  const faults = customerFaults(EMPTY_DRAFT, ONLY_THE_USUAL);
  expect(Object.entries(faults)).toEqual([
    ['email', 'required'],
    ['repeatEmail', 'required'],
    ['salutation', 'choice'],
    ['firstName', 'required'],
    ['lastName', 'required'],
  ]);
});

it('finds every required field of an empty long form at fault, the optional ones not', () => {
  expect(customerFaults({ ...EMPTY_DRAFT, orderPrepaidVouchers: true }, EVERYTHING)).toEqual({
    email: 'required',
    repeatEmail: 'required',
    salutation: 'choice',
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

it.each(REQUIRED)('wants %s filled in with something that can be seen', (field) => {
  expect(customerFaults(aFullDraft({ [field]: ' \u00a0\t\u200b' }), EVERYTHING)).toEqual({
    [field]: 'required',
  });
});

it.each(['company', 'additionalAddress'] as const)('leaves %s to the person', (field) => {
  expect(customerFaults(aFullDraft({ [field]: '' }), EVERYTHING)).toEqual({});
});

it.each([
  ['no address', 'required'],
  ['ada@post', 'email-invalid'],
  ['ada@post.ru', 'email-ru'],
] as const)('says of the e-mail address %j what is wrong: %s', (typed, fault) => {
  const email = typed === 'no address' ? '' : typed;
  expect(customerFaults(aCustomerDraft({ email, repeatEmail: email || 'x' }), ONLY_THE_USUAL).email).toBe(
    fault,
  );
});

it('wants the address repeated to the letter, white space around it aside', () => {
  const repeated = (repeatEmail: string) => customerFaults(aCustomerDraft({ repeatEmail }), ONLY_THE_USUAL);
  expect(repeated('eve@post.example')).toEqual({ repeatEmail: 'email-differs' });
  expect(repeated('Ada@post.example')).toEqual({ repeatEmail: 'email-differs' });
  expect(repeated('  ')).toEqual({ repeatEmail: 'required' });
  expect(repeated(' ada@post.example\n')).toEqual({});
  expect(repeated('ada@post.example\u200b')).toEqual({});
});

it('minds no white space around the first address either when it compares', () => {
  const draft = aCustomerDraft({ email: ' ada@post.example ' });
  expect(customerFaults(draft, ONLY_THE_USUAL)).toEqual({});
});

it('says that two addresses differ even when the first is no address', () => {
  const draft = aCustomerDraft({ email: 'ada@', repeatEmail: 'ada@post.example' });
  expect(customerFaults(draft, ONLY_THE_USUAL)).toEqual({
    email: 'email-invalid',
    repeatEmail: 'email-differs',
  });
});

it.each(SALUTATIONS)('takes %j for a salutation that was chosen', (salutation) => {
  const draft = aCustomerDraft({ salutation });
  expect(customerFaults(draft, ONLY_THE_USUAL)).toEqual({});
  expect(parseCustomer(draft, ONLY_THE_USUAL, 'DE')).toMatchObject({ ok: true, value: { salutation } });
});

it('wants a salutation chosen: the placeholder is none', () => {
  expect(customerFaults(aCustomerDraft({ salutation: 'placeholder' }), ONLY_THE_USUAL)).toEqual({
    salutation: 'choice',
  });
});

it('wants the use of data confirmed', () => {
  expect(customerFaults(aFullDraft({ useDataConfirmation: false }), EVERYTHING)).toEqual({
    useDataConfirmation: 'confirmation',
  });
});

it('wants an order of vouchers confirmed, if there is one', () => {
  const unconfirmed = aFullDraft({ orderPrepaidVouchersConfirmation: false });
  expect(customerFaults(unconfirmed, EVERYTHING)).toEqual({
    orderPrepaidVouchersConfirmation: 'confirmation',
  });
  expect(customerFaults({ ...unconfirmed, orderPrepaidVouchers: false }, EVERYTHING)).toEqual({});
});

it.each(['newShopCustomer', 'useRecharge', 'orderPrepaidVouchers'] as const)(
  'takes no for an answer to %s',
  (tick) => {
    expect(customerFaults(aFullDraft({ [tick]: false }), EVERYTHING)).toEqual({});
  },
);

it('only ever finds fault with fields that are shown', () => {
  holds(
    fc.property(anyDraft, anyQuestions, (draft, questions) => {
      const shown = fieldsShown(questions, draft);
      for (const field of Object.keys(customerFaults(draft, questions))) expect(shown).toContain(field);
    }),
  );
});

it('finds no fault in a field for what another one holds, the repeated address apart', () => {
  const unrelated: readonly CustomerField[] = [
    'company',
    'additionalAddress',
    'newShopCustomer',
    'useRecharge',
  ];
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

it('makes a customer of a form exactly when it has no fault', () => {
  holds(
    fc.property(anyDraft, anyQuestions, (draft, questions) => {
      const faults = customerFaults(draft, questions);
      const customer = parseCustomer(draft, questions, 'DE');
      expect(customer.ok).toBe(Object.keys(faults).length === 0);
      if (!customer.ok) expect(customer.fault).toEqual(faults);
    }),
  );
});

it('never makes a customer of what was not asked', () => {
  const ticks = ['newShopCustomer', 'useDataConfirmation', 'useRecharge', 'orderPrepaidVouchers'] as const;
  holds(
    fc.property(anyQuestions, (questions) => {
      const customer = parseCustomer(aFullDraft(), questions, 'DE');
      if (!customer.ok) throw new Error('the full draft is at fault');
      for (const tick of ticks) expect(customer.value[tick]).toBe(questions[tick]);
      expect(customer.value.orderPrepaidVouchersConfirmation).toBe(questions.orderPrepaidVouchers);
      expect(customer.value.address !== null).toBe(questions.address);
      expect(customer.value.phone !== null).toBe(questions.phone);
    }),
  );
});

it('makes a customer of the usual form, white space around the texts removed', () => {
  const draft = aCustomerDraft({ firstName: ' Ada ', lastName: '\tLovelace', email: ' ada@post.example' });
  expect(parseCustomer(draft, ONLY_THE_USUAL, 'DE')).toEqual({
    ok: true,
    value: {
      salutation: 'MS',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@post.example',
      phone: null,
      address: null,
      newShopCustomer: false,
      useDataConfirmation: false,
      useRecharge: false,
      orderPrepaidVouchers: false,
      orderPrepaidVouchersConfirmation: false,
    },
  });
});

it('makes a customer of the long form, with the country of the site in the address', () => {
  const spaced = Object.fromEntries(
    Object.entries(aFullDraft()).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== 'salutation' ? ` ${value} ` : value,
    ]),
  ) as unknown as CustomerDraft;
  expect(parseCustomer(spaced, EVERYTHING, 'AT')).toEqual({
    ok: true,
    value: {
      salutation: 'MS',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@post.example',
      phone: '+49 30 23125 401',
      address: {
        company: 'Analytical Engines',
        street: 'Hauptstraße',
        streetNumber: '5a',
        additionalAddress: 'Hinterhaus',
        postalCode: '10115',
        city: 'Berlin',
        country: 'AT',
      },
      newShopCustomer: true,
      useDataConfirmation: true,
      useRecharge: true,
      orderPrepaidVouchers: true,
      orderPrepaidVouchersConfirmation: true,
    },
  });
});

it.each(['newShopCustomer', 'useRecharge', 'orderPrepaidVouchers'] as const)(
  'keeps a no to %s although the form asks',
  (tick) => {
    const customer = parseCustomer(aFullDraft({ [tick]: false }), EVERYTHING, 'DE');
    expect(customer).toMatchObject({ ok: true, value: { [tick]: false } });
  },
);

it('forgets a confirmation whose order was taken back', () => {
  const takenBack = aFullDraft({ orderPrepaidVouchers: false, orderPrepaidVouchersConfirmation: true });
  expect(parseCustomer(takenBack, EVERYTHING, 'DE')).toMatchObject({
    value: { orderPrepaidVouchers: false, orderPrepaidVouchersConfirmation: false },
  });
});
