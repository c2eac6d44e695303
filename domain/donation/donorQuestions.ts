import type { FormQuestions } from '../customer/customerForm.ts';

/** The address is required only for a receipt. */
export function donorQuestions(wantsReceipt: boolean): FormQuestions {
  return {
    address: wantsReceipt,
    phone: false,
    newShopCustomer: false,
    useDataConfirmation: false,
    useRecharge: null,
    orderPrepaidVouchers: false,
  };
}
