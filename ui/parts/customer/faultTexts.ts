import type { ParseKeys } from 'i18next';
import type { FieldFaults, RequiredField } from '#domain/customer/customerForm.ts';

/** Every text names its field, because the error summary shows it elsewhere. */
const FAULT_TEXTS: { readonly [Field in RequiredField]: Readonly<Record<FieldFaults[Field], ParseKeys>> } = {
  email: {
    required: 'customer.fault.email',
    'email-invalid': 'customer.fault.email-invalid',
    'email-ru': 'customer.fault.email-ru',
  },
  repeatEmail: { required: 'customer.fault.repeatEmail', 'email-differs': 'customer.fault.email-differs' },
  firstName: { required: 'customer.fault.firstName' },
  lastName: { required: 'customer.fault.lastName' },
  street: { required: 'customer.fault.street' },
  streetNumber: { required: 'customer.fault.streetNumber' },
  postalCode: { required: 'customer.fault.postalCode' },
  city: { required: 'customer.fault.city' },
  phone: { required: 'customer.fault.phone' },
  prepaidEndAmount: {
    required: 'customer.fault.prepaidEndAmount',
    'amount-invalid': 'customer.fault.end-invalid',
    below: 'customer.fault.end-below',
    above: 'customer.fault.end-above',
  },
  useDataConfirmation: { confirmation: 'customer.fault.useDataConfirmation' },
  orderPrepaidVouchersConfirmation: { confirmation: 'customer.fault.orderPrepaidVouchersConfirmation' },
};

export function faultText<Field extends RequiredField>(field: Field, fault: FieldFaults[Field]): ParseKeys {
  return FAULT_TEXTS[field][fault];
}
