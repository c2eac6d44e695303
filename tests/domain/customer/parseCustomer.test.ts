import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CustomerDraft, SALUTATIONS } from '#domain/customer/customer.ts';
import { customerFaults, parseCustomer } from '#domain/customer/customerForm.ts';
import { EVERYTHING, ONLY_THE_USUAL, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { holds } from '#tests/data/holds.ts';
import { anyDraft, anyQuestions } from './anyForm.ts';

it('returns a customer exactly if the form has no fault', () => {
  holds(
    fc.property(anyDraft, anyQuestions, (draft, questions) => {
      const faults = customerFaults(draft, questions);
      const customer = parseCustomer(draft, questions, 'DE');
      expect(customer.ok).toBe(Object.keys(faults).length === 0);
      if (!customer.ok) expect(customer.fault).toEqual(faults);
    }),
  );
});

it('never includes an answer to a question that was not asked', () => {
  const ticks = ['newShopCustomer', 'useDataConfirmation', 'useRecharge', 'orderPrepaidVouchers'] as const;
  holds(
    fc.property(anyQuestions, (questions) => {
      const customer = parseCustomer(aFullDraft(), questions, 'DE');
      if (!customer.ok) throw new Error('the full draft is at fault');
      for (const tick of ticks) expect(customer.value[tick]).toBe(Boolean(questions[tick]));
      expect(customer.value.prepaidEndAmountInCent).toBe(questions.useRecharge && 50_00);
      expect(customer.value.orderPrepaidVouchersConfirmation).toBe(questions.orderPrepaidVouchers);
      expect(customer.value.address !== null).toBe(questions.address);
      expect(customer.value.phone !== null).toBe(questions.phone);
    }),
  );
});

it('trims the texts of the basic form', () => {
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
      prepaidEndAmountInCent: null,
      orderPrepaidVouchers: false,
      orderPrepaidVouchersConfirmation: false,
    },
  });
});

it('adds the country of the site to the address of the long form', () => {
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
      prepaidEndAmountInCent: 50_00,
      orderPrepaidVouchers: true,
      orderPrepaidVouchersConfirmation: true,
    },
  });
});

it.each(['newShopCustomer', 'useRecharge', 'orderPrepaidVouchers'] as const)(
  'keeps %s false if the form asks but the holder leaves it unticked',
  (tick) => {
    const customer = parseCustomer(aFullDraft({ [tick]: false }), EVERYTHING, 'DE');
    expect(customer).toMatchObject({ ok: true, value: { [tick]: false } });
  },
);

it('drops a confirmation if its order was unticked', () => {
  const takenBack = aFullDraft({ orderPrepaidVouchers: false, orderPrepaidVouchersConfirmation: true });
  expect(parseCustomer(takenBack, EVERYTHING, 'DE')).toMatchObject({
    value: { orderPrepaidVouchers: false, orderPrepaidVouchersConfirmation: false },
  });
});

it.each(SALUTATIONS)('uses the chosen salutation: %j', (salutation) => {
  const customer = parseCustomer(aCustomerDraft({ salutation }), ONLY_THE_USUAL, 'DE');
  expect(customer).toMatchObject({ ok: true, value: { salutation } });
});
