import type { FormQuestions } from '#domain/customer/customerForm.ts';

/** Returns what a donor is asked: an address only if a receipt is wanted. */
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
