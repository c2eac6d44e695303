import type { CustomerDraft, CustomerField } from '#domain/customer/customer.ts';
import type { CustomerFaults, FormQuestions } from '#domain/customer/customerForm.ts';
import type { FormModel } from '../form/FormModel.ts';

/** Properties of each group of fields in the customer form. */
export interface FieldsProps {
  form: FormModel<CustomerDraft, CustomerFaults>;
  questions: FormQuestions;
  /** Returns a field's error in words; undefined while the field is valid or not yet checked. */
  errorOf: (field: CustomerField) => string | undefined;
}
