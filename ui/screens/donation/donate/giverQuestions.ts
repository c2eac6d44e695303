import type { FormQuestions } from '#domain/customer/customerForm.ts';

/** What a giver is asked: an address only for a receipt. */
export function giverQuestions(wantsReceipt: boolean): FormQuestions {
  return {
    address: wantsReceipt,
    phone: false,
    newShopCustomer: false,
    useDataConfirmation: false,
    useRecharge: false,
    orderPrepaidVouchers: false,
  };
}
