import * as fc from 'fast-check';
import { type CustomerDraft, SALUTATIONS } from '#domain/customer/customer.ts';
import type { FormQuestions } from '#domain/customer/customerForm.ts';
import { CODE_DELIVERIES } from '#domain/redemption/deliveryChoice.ts';
import { EVERYTHING } from '#tests/data/customer.ts';
import { anyText } from '#tests/data/hostile.ts';

/** Any draft at all, with hostile texts. */
export const anyDraft: fc.Arbitrary<CustomerDraft> = fc.record({
  salutation: fc.constantFrom(...SALUTATIONS),
  delivery: fc.constantFrom(...CODE_DELIVERIES),
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
  prepaidEndAmount: fc.oneof(anyText, fc.constantFrom('15', '50,00', '151')),
  newShopCustomer: fc.boolean(),
  useDataConfirmation: fc.boolean(),
  useRecharge: fc.boolean(),
  orderPrepaidVouchers: fc.boolean(),
  orderPrepaidVouchersConfirmation: fc.boolean(),
});

export const anyQuestions: fc.Arbitrary<FormQuestions> = fc.record({
  address: fc.boolean(),
  phone: fc.boolean(),
  newShopCustomer: fc.boolean(),
  useDataConfirmation: fc.boolean(),
  useRecharge: fc.constantFrom(null, EVERYTHING.useRecharge),
  orderPrepaidVouchers: fc.boolean(),
});
