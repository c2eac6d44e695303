import type { CustomerDraft, CustomerField } from '#domain/customer/customer.ts';
import type { CustomerFaults, FormQuestions } from '#domain/customer/customerForm.ts';
import type { FormModel } from '../form/FormModel.ts';

/** What each group of the customer form's fields gets: the form, its questions, and one field's error in words. */
export interface FieldsProps {
  form: FormModel<CustomerDraft, CustomerFaults>;
  questions: FormQuestions;
  /** The error of a field, `undefined` while it is fine or not yet checked. */
  errorOf: (field: CustomerField) => string | undefined;
}
