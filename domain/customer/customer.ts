import type { CodeDelivery } from '../redemption/deliveryChoice.ts';
import type { Email } from './email.ts';

/** The empty string means "not specified" (product 7.1). */
export const SALUTATIONS = ['MR', 'MS', ''] as const;
export type Salutation = (typeof SALUTATIONS)[number];

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

export interface CustomerDraft extends CustomerTexts, CustomerTicks {
  readonly salutation: Salutation;
  /** Ignored for goods, which always come by post. */
  readonly delivery: CodeDelivery;
  /** The wished balance after the top-up, as typed. */
  readonly prepaidEndAmount: string;
}

export type CustomerField = keyof CustomerDraft;

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

/** Fields that the form did not ask for are null or false. */
export interface Customer extends CustomerTicks {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: Email;
  readonly phone: string | null;
  readonly address: Address | null;
  readonly prepaidEndAmountInCent: number | null;
}

export const EMPTY_DRAFT: CustomerDraft = {
  salutation: '',
  delivery: 'LINK',
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
