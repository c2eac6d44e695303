import type { CustomerDraft, CustomerField } from '#domain/customer/customer.ts';
import {
  type CustomerFaults,
  type FormQuestions,
  type RequiredField,
  fieldsShown,
} from '#domain/customer/customerForm.ts';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { useText } from '../../session/text.ts';
import type { FormModel } from '../form/FormModel.ts';
import { faultText } from './faultTexts.ts';

/** Returns the error texts per field (`errorOf`) and in page order (`listed`). For observers: it reads the form. */
export function useCustomerFaults(form: FormModel<CustomerDraft, CustomerFaults>, questions: FormQuestions) {
  const { t, money } = useText();
  const { faults, draft } = form;
  const isFaulty = (field: CustomerField): field is RequiredField => field in faults;
  const range = questions.useRecharge;
  const limits = range && {
    min: money({ amountInCent: range.minInCent, currency: range.currency }),
    max: money({ amountInCent: range.maxInCent, currency: range.currency }),
  };
  const errorOf = (field: CustomerField) => {
    if (!isFaulty(field)) return undefined;
    const fault = faults[field];
    return fault && t(faultText(field, fault), { ...limits });
  };
  const listed = fieldsShown(questions, draft).flatMap((fieldId): FieldFault[] => {
    const text = errorOf(fieldId);
    return text === undefined ? [] : [{ fieldId, text }];
  });
  return { errorOf, listed };
}
