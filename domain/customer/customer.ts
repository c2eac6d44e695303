import type { CodeDelivery } from '../redemption/deliveryChoice.ts';
import type { Email } from './email.ts';

/** How a person wants to be addressed; the empty text stands for "not specified" (product 7.1). */
export const SALUTATIONS = ['MR', 'MS', ''] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** The text fields of the form, exactly as typed until they are parsed. */
export interface CustomerTexts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly repeatEmail: string;
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly additionalAddress: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
}

/** The tick boxes of the form; which of them a site asks for, is decided by its switches (`formQuestions`). */
export interface CustomerTicks {
  readonly newShopCustomer: boolean;
  readonly useDataConfirmation: boolean;
  readonly useRecharge: boolean;
  readonly orderPrepaidVouchers: boolean;
  readonly orderPrepaidVouchersConfirmation: boolean;
}

/** The form as filled in so far. `placeholder` stands for the salutation's first option, which cannot be chosen. */
export interface CustomerDraft extends CustomerTexts, CustomerTicks {
  readonly salutation: Salutation | 'placeholder';
  /** How the person wants codes delivered; goods come by post whatever stands here. */
  readonly delivery: CodeDelivery;
  /** What shall be on the voucher again after it was topped up, as typed; asked for only with `useRecharge`. */
  readonly prepaidEndAmount: string;
}

export type CustomerField = keyof CustomerDraft;

/** A postal address. Asked for only for goods that come by post and for a donation receipt. */
export interface Address {
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly additionalAddress: string;
  readonly postalCode: string;
  readonly city: string;
  /** The ISO 3166 code of the site's country. */
  readonly country: string;
}

/** The form after it was checked. What the form did not ask for is null or false. */
export interface Customer extends CustomerTicks {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: Email;
  readonly phone: string | null;
  readonly address: Address | null;
  /** What shall be on the voucher again after it was topped up, in minor units; null if it shall not be. */
  readonly prepaidEndAmountInCent: number | null;
}

/** The form before anything is typed. */
export const EMPTY_DRAFT: CustomerDraft = {
  salutation: 'placeholder',
  delivery: 'EMAIL',
  firstName: '',
  lastName: '',
  email: '',
  repeatEmail: '',
  company: '',
  street: '',
  streetNumber: '',
  additionalAddress: '',
  postalCode: '',
  city: '',
  phone: '',
  prepaidEndAmount: '',
  newShopCustomer: false,
  useDataConfirmation: false,
  useRecharge: false,
  orderPrepaidVouchers: false,
  orderPrepaidVouchersConfirmation: false,
};
