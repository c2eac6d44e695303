import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import type { Switches } from '../site/switches.ts';
import type { Address, Customer, CustomerDraft, CustomerField } from './customer.ts';
import { type EmailFault, parseEmail } from './email.ts';

/** What can be wrong with each field that must be filled in (specification 5). */
export interface FieldFaults {
  readonly email: EmailFault;
  readonly repeatEmail: 'required' | 'email-differs';
  readonly salutation: 'choice';
  readonly firstName: 'required';
  readonly lastName: 'required';
  readonly street: 'required';
  readonly streetNumber: 'required';
  readonly postalCode: 'required';
  readonly city: 'required';
  readonly phone: 'required';
  readonly useDataConfirmation: 'confirmation';
  readonly orderPrepaidVouchersConfirmation: 'confirmation';
}

/** A field without which a form that shows it cannot be sent. */
export type RequiredField = keyof FieldFaults;

/** The fields that are wrong; empty if none is. */
export type CustomerFaults = { [Field in RequiredField]?: FieldFaults[Field] };

/** Which of the optional fields a form asks for. */
export interface FormQuestions {
  readonly address: boolean;
  readonly phone: boolean;
  readonly newShopCustomer: boolean;
  readonly useDataConfirmation: boolean;
  readonly useRecharge: boolean;
  readonly orderPrepaidVouchers: boolean;
}

const CONTACT = ['email', 'repeatEmail', 'salutation', 'firstName', 'lastName'] as const;
const ADDRESS = ['company', 'street', 'streetNumber', 'additionalAddress', 'postalCode', 'city'] as const;
const REQUIRED_TEXTS = ['firstName', 'lastName'] as const;
const REQUIRED_ADDRESS = ['street', 'streetNumber', 'postalCode', 'city'] as const;

/**
 * Which optional fields the form of a site asks for when redeeming at these shops. Address and phone are for physical
 * goods only; the others depend on the site's switches.
 */
export function formQuestions(
  switches: Switches,
  shops: readonly { readonly isPhysical: boolean; readonly isNewShopCustomerInquiry: boolean }[],
): FormQuestions {
  const sendsGoods = shops.some(({ isPhysical }) => isPhysical);
  return {
    address: sendsGoods,
    phone: sendsGoods,
    newShopCustomer:
      switches.showCustomerInquiry && shops.some(({ isNewShopCustomerInquiry }) => isNewShopCustomerInquiry),
    useDataConfirmation: switches.showUseDataConfirmation,
    useRecharge: switches.showRechargeCheckbox,
    orderPrepaidVouchers: switches.showChargeableVoucherOrder,
  };
}

/** Returns the fields that a form shows, in the order in which they stand on the page and in the error summary. */
export function fieldsShown(questions: FormQuestions, draft: CustomerDraft): readonly CustomerField[] {
  return [
    ...CONTACT,
    ...(questions.address ? ADDRESS : []),
    ...(questions.phone ? (['phone'] as const) : []),
    ...(questions.newShopCustomer ? (['newShopCustomer'] as const) : []),
    ...(questions.useRecharge ? (['useRecharge'] as const) : []),
    ...(questions.orderPrepaidVouchers ? (['orderPrepaidVouchers'] as const) : []),
    ...(questions.orderPrepaidVouchers && draft.orderPrepaidVouchers
      ? (['orderPrepaidVouchersConfirmation'] as const)
      : []),
    ...(questions.useDataConfirmation ? (['useDataConfirmation'] as const) : []),
  ];
}

/** Returns what is wrong with a form, field by field. Only fields that are shown can be wrong (specification 5). */
export function customerFaults(draft: CustomerDraft, questions: FormQuestions): CustomerFaults {
  const shown = new Set(fieldsShown(questions, draft));
  const faults: CustomerFaults = {};
  const email = parseEmail(draft.email);
  if (!email.ok) faults.email = email.fault;
  const repeated = visible(draft.repeatEmail);
  if (repeated === '') faults.repeatEmail = 'required';
  else if (repeated !== visible(draft.email)) faults.repeatEmail = 'email-differs';
  if (draft.salutation === 'placeholder') faults.salutation = 'choice';
  for (const field of [...REQUIRED_TEXTS, ...REQUIRED_ADDRESS, 'phone'] as const) {
    if (shown.has(field) && visible(draft[field]) === '') faults[field] = 'required';
  }
  for (const field of ['useDataConfirmation', 'orderPrepaidVouchersConfirmation'] as const) {
    if (shown.has(field) && !draft[field]) faults[field] = 'confirmation';
  }
  return faults;
}

/** Returns the checked customer, or all faults at once. `country` is the ISO 3166 code of the site's country. */
export function parseCustomer(
  draft: CustomerDraft,
  questions: FormQuestions,
  country: string,
): Result<Customer, CustomerFaults> {
  const faults = customerFaults(draft, questions);
  const email = parseEmail(draft.email);
  if (Object.keys(faults).length > 0 || !email.ok || draft.salutation === 'placeholder')
    return refused(faults);
  return done({
    salutation: draft.salutation,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: email.value,
    phone: questions.phone ? draft.phone.trim() : null,
    address: questions.address ? addressOf(draft, country) : null,
    newShopCustomer: questions.newShopCustomer && draft.newShopCustomer,
    useDataConfirmation: questions.useDataConfirmation && draft.useDataConfirmation,
    useRecharge: questions.useRecharge && draft.useRecharge,
    orderPrepaidVouchers: questions.orderPrepaidVouchers && draft.orderPrepaidVouchers,
    orderPrepaidVouchersConfirmation:
      questions.orderPrepaidVouchers && draft.orderPrepaidVouchers && draft.orderPrepaidVouchersConfirmation,
  });
}

function addressOf(draft: CustomerDraft, country: string): Address {
  return {
    company: draft.company.trim(),
    street: draft.street.trim(),
    streetNumber: draft.streetNumber.trim(),
    additionalAddress: draft.additionalAddress.trim(),
    postalCode: draft.postalCode.trim(),
    city: draft.city.trim(),
    country,
  };
}
