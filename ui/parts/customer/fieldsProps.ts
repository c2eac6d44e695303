import type { CustomerDraft, CustomerField } from '#domain/customer/customer.ts';
import type { CustomerFaults, FormQuestions } from '#domain/customer/customerForm.ts';
import type { FormModel } from '../form/FormModel.ts';

/** Props of each group of customer fields. */
export interface FieldsProps {
  form: FormModel<CustomerDraft, CustomerFaults>;
  questions: FormQuestions;
  /** The field's error text; undefined while valid or not yet checked. */
  errorOf: (field: CustomerField) => string | undefined;
}
