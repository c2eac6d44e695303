import type { FormQuestions } from '../customer/customerForm.ts';

const WITHOUT_RECEIPT: FormQuestions = {
  address: false,
  phone: false,
  newShopCustomer: false,
  useDataConfirmation: false,
  useRecharge: null,
  orderPrepaidVouchers: false,
};
const WITH_RECEIPT: FormQuestions = { ...WITHOUT_RECEIPT, address: true };

/** The address is required only for a receipt. */
export function donorQuestions(wantsReceipt: boolean): FormQuestions {
  return wantsReceipt ? WITH_RECEIPT : WITHOUT_RECEIPT;
}
