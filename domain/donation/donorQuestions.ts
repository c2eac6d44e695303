import { CONTACT_ONLY, type FormQuestions, WITH_ADDRESS } from '../customer/customerForm.ts';

/** The address is required only for a receipt. */
export function donorQuestions(wantsReceipt: boolean): FormQuestions {
  return wantsReceipt ? WITH_ADDRESS : CONTACT_ONLY;
}
