import { type CustomerDraft, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { CONTACT_ONLY, type FormQuestions, parseCustomer } from '#domain/customer/customerForm.ts';
import type { Customer } from '#domain/customer/customer.ts';

/** The questions that every site asks. */
export const ONLY_THE_USUAL = CONTACT_ONLY;

/** All possible questions. */
export const EVERYTHING: FormQuestions = {
  address: true,
  phone: true,
  newShopCustomer: true,
  useDataConfirmation: true,
  useRecharge: { minInCent: 15_00, maxInCent: 150_00, currency: 'EUR' },
  orderPrepaidVouchers: true,
};

/** A form that is valid for the usual questions. */
export function aCustomerDraft(about: Partial<CustomerDraft> = {}): CustomerDraft {
  return {
    ...EMPTY_DRAFT,
    salutation: 'MS',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@post.example',
    repeatEmail: 'ada@post.example',
    ...about,
  };
}

/** A form with every field filled in. */
export function aFullDraft(about: Partial<CustomerDraft> = {}): CustomerDraft {
  return aCustomerDraft({
    company: 'Analytical Engines',
    street: 'Hauptstraße',
    streetNumber: '5a',
    additionalAddress: 'Hinterhaus',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+49 30 23125 401',
    newShopCustomer: true,
    useDataConfirmation: true,
    useRecharge: true,
    prepaidEndAmount: '50',
    orderPrepaidVouchers: true,
    orderPrepaidVouchersConfirmation: true,
    ...about,
  });
}

/** A validated customer. */
export function aCustomer(): Customer {
  const customer = parseCustomer(aCustomerDraft(), ONLY_THE_USUAL, 'DE');
  if (!customer.ok) throw new Error('the usual draft is at fault');
  return customer.value;
}
