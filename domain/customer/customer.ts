import type { CodeDelivery } from '../redemption/deliveryChoice.ts';
import type { Email } from './email.ts';

/** How a person wishes to be addressed; the empty one stands for "not specified" (specification 3). */
export const SALUTATIONS = ['MR', 'MS', ''] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** Text fields of the form, all kept exactly as typed until they are parsed. */
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

export interface CustomerTicks {
  readonly newShopCustomer: boolean;
  readonly useDataConfirmation: boolean;
  readonly useRecharge: boolean;
  readonly orderPrepaidVouchers: boolean;
  readonly orderPrepaidVouchersConfirmation: boolean;
}

/** The form as typed so far; `placeholder` is the salutation's disabled first option. */
export interface CustomerDraft extends CustomerTexts, CustomerTicks {
  readonly salutation: Salutation | 'placeholder';
  /** How codes are wished to come; goods come by post whatever is wished. */
  readonly delivery: CodeDelivery;
}

export type CustomerField = keyof CustomerDraft;

/** A postal address, asked for only where something is sent by post. */
export interface Address {
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly additionalAddress: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166 code of the site's country. */
  readonly country: string;
}

/** A form that has been checked. What is not asked on a site is absent or false. */
export interface Customer extends CustomerTicks {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: Email;
  readonly phone: string | null;
  readonly address: Address | null;
}

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
  newShopCustomer: false,
  useDataConfirmation: false,
  useRecharge: false,
  orderPrepaidVouchers: false,
  orderPrepaidVouchersConfirmation: false,
};
