import { type TypedAmountFault, amountWithin } from '../charge/chargeEntry.ts';
import type { ChargeRange } from '../charge/chargeRange.ts';
import { endAmounts } from '../charge/endAmount.ts';
import { canTopUp } from '../charge/canTopUp.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type FeaturedSite, hasFeature } from '../feature/hasFeature.ts';
import { type RedemptionLine, totalInCent } from '../redemption/draft.ts';
import type { Voucher } from '../voucher/voucher.ts';
import type { Address, Customer, CustomerDraft, CustomerField } from './customer.ts';
import { type EmailFault, parseEmail } from './email.ts';

/** The possible faults of each required field (product 7.3). */
export interface FieldFaults {
  readonly email: EmailFault;
  readonly repeatEmail: 'required' | 'email-differs';
  readonly firstName: 'required';
  readonly lastName: 'required';
  readonly street: 'required';
  readonly streetNumber: 'required';
  readonly postalCode: 'required';
  readonly city: 'required';
  readonly phone: 'required';
  readonly prepaidEndAmount: TypedAmountFault['kind'];
  readonly useDataConfirmation: 'confirmation';
  readonly orderPrepaidVouchersConfirmation: 'confirmation';
}

export type RequiredField = keyof FieldFaults;

export type CustomerFaults = { [Field in RequiredField]?: FieldFaults[Field] };

export interface FormQuestions {
  readonly address: boolean;
  readonly phone: boolean;
  readonly newShopCustomer: boolean;
  readonly useDataConfirmation: boolean;
  /** The allowed balance after the top-up; null if the form does not ask. */
  readonly useRecharge: ChargeRange | null;
  readonly orderPrepaidVouchers: boolean;
}

/** Asks for name and email only. */
export const CONTACT_ONLY: FormQuestions = {
  address: false,
  phone: false,
  newShopCustomer: false,
  useDataConfirmation: false,
  useRecharge: null,
  orderPrepaidVouchers: false,
};

/** Asks for the postal address too. */
export const WITH_ADDRESS: FormQuestions = { ...CONTACT_ONLY, address: true };

const CONTACT = ['email', 'repeatEmail', 'firstName', 'lastName', 'salutation'] as const;
const ADDRESS = ['company', 'street', 'streetNumber', 'additionalAddress', 'postalCode', 'city'] as const;
const REQUIRED_TEXTS = ['firstName', 'lastName'] as const;
const REQUIRED_ADDRESS = ['street', 'streetNumber', 'postalCode', 'city'] as const;

interface AskedLine extends RedemptionLine {
  readonly shop: { readonly isPhysical: boolean; readonly isNewShopCustomerInquiry: boolean };
}

/** Address and phone are for goods only. A top-up is offered only if the voucher can be charged. */
export function formQuestions(
  site: FeaturedSite,
  voucher: Pick<Voucher, 'isPrepaid' | 'balanceInCent' | 'currency'>,
  lines: readonly AskedLine[],
): FormQuestions {
  const { switches } = site;
  const shops = lines.map(({ shop }) => shop);
  const sendsGoods = shops.some(({ isPhysical }) => isPhysical);
  const leftInCent = Math.max(0, voucher.balanceInCent - totalInCent(lines));
  return {
    address: sendsGoods,
    phone: sendsGoods,
    newShopCustomer:
      switches.showCustomerInquiry && shops.some(({ isNewShopCustomerInquiry }) => isNewShopCustomerInquiry),
    useDataConfirmation: switches.showUseDataConfirmation,
    useRecharge:
      switches.showRechargeCheckbox && canTopUp(voucher, site)
        ? endAmounts(leftInCent, voucher.currency)
        : null,
    orderPrepaidVouchers: switches.showChargeableVoucherOrder && hasFeature(site, 'voucherOrder'),
  };
}

/** In the order of the page and the error summary. */
export function fieldsShown(questions: FormQuestions, draft: CustomerDraft): readonly CustomerField[] {
  return [
    ...CONTACT,
    ...(questions.address ? ADDRESS : []),
    ...(questions.phone ? (['phone'] as const) : []),
    ...(questions.useDataConfirmation ? (['useDataConfirmation'] as const) : []),
    ...(questions.newShopCustomer ? (['newShopCustomer'] as const) : []),
    ...(questions.useRecharge ? (['useRecharge'] as const) : []),
    ...(questions.useRecharge && draft.useRecharge ? (['prepaidEndAmount'] as const) : []),
    ...(questions.orderPrepaidVouchers ? (['orderPrepaidVouchers'] as const) : []),
    ...(questions.orderPrepaidVouchers && draft.orderPrepaidVouchers
      ? (['orderPrepaidVouchersConfirmation'] as const)
      : []),
  ];
}

/** Fields that are not shown cannot have faults (product 7.2). */
export function customerFaults(draft: CustomerDraft, questions: FormQuestions): CustomerFaults {
  const shown = new Set(fieldsShown(questions, draft));
  const faults: CustomerFaults = {};
  const email = parseEmail(draft.email);
  if (!email.ok) faults.email = email.fault;
  const repeated = visible(draft.repeatEmail);
  if (repeated === '') faults.repeatEmail = 'required';
  else if (repeated !== visible(draft.email)) faults.repeatEmail = 'email-differs';
  for (const field of [...REQUIRED_TEXTS, ...REQUIRED_ADDRESS, 'phone'] as const) {
    if (shown.has(field) && visible(draft[field]) === '') faults[field] = 'required';
  }
  const end = endAmountOf(draft, questions);
  if (end?.ok === false) faults.prepaidEndAmount = end.fault.kind;
  for (const field of ['useDataConfirmation', 'orderPrepaidVouchersConfirmation'] as const) {
    if (shown.has(field) && !draft[field]) faults[field] = 'confirmation';
  }
  return faults;
}

/** `country` is the ISO 3166 code of the site's country. Refuses with all faults at once. */
export function parseCustomer(
  draft: CustomerDraft,
  questions: FormQuestions,
  country: string,
): Result<Customer, CustomerFaults> {
  const faults = customerFaults(draft, questions);
  const email = parseEmail(draft.email);
  if (Object.keys(faults).length > 0 || !email.ok) return refused(faults);
  const end = endAmountOf(draft, questions);
  return done({
    salutation: draft.salutation,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: email.value,
    phone: questions.phone ? draft.phone.trim() : null,
    address: questions.address ? addressOf(draft, country) : null,
    newShopCustomer: questions.newShopCustomer && draft.newShopCustomer,
    useDataConfirmation: questions.useDataConfirmation && draft.useDataConfirmation,
    useRecharge: end !== null,
    prepaidEndAmountInCent: end?.ok ? end.value : null,
    orderPrepaidVouchers: questions.orderPrepaidVouchers && draft.orderPrepaidVouchers,
    orderPrepaidVouchersConfirmation:
      questions.orderPrepaidVouchers && draft.orderPrepaidVouchers && draft.orderPrepaidVouchersConfirmation,
  });
}

function endAmountOf(draft: CustomerDraft, { useRecharge }: FormQuestions) {
  return useRecharge && draft.useRecharge ? amountWithin(draft.prepaidEndAmount, useRecharge) : null;
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
