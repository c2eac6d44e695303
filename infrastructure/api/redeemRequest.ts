import type { RedemptionOrder } from '#application/ports/redemptionApi.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Wire } from './tied.ts';

type RedeemRequest = Wire['RedeemRequest'];

/** Adds the fields that our form does not ask for (product 7.5). */
export function redeemRequest(order: RedemptionOrder): RedeemRequest {
  const { customer, valueInCent, startingPoint } = order;
  const { prepaidEndAmountInCent } = customer;
  return {
    quoteId: order.quoteId,
    customer: {
      ...personOf(customer),
      email2: '',
      newShopCustomer: customer.newShopCustomer,
      useDataConfirmation: customer.useDataConfirmation,
      useRecharge: customer.useRecharge,
      ...(prepaidEndAmountInCent === null ? {} : { prepaidEndAmount: prepaidEndAmountInCent }),
      orderPrepaidVouchers: customer.orderPrepaidVouchers,
      orderPrepaidVouchersConfirmation: customer.orderPrepaidVouchersConfirmation,
      redeemValue: valueInCent,
      ...(order.campaign === null ? {} : { campaign: order.campaign }),
      isPaybackCustomer: order.isPaybackCustomer,
      paymentRequired: false,
      redemptionCompleted: false,
    },
    delivery: order.delivery,
    confirmations: { notesRead: order.notesRead, dataUse: customer.useDataConfirmation },
    redeemStartingPoint: { source: startingPoint.source, campaignName: startingPoint.campaignName },
  };
}

export function personOf(customer: Customer): Wire['Customer'] {
  return {
    salutation: customer.salutation,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    repeatEmail: customer.email,
    ...(customer.phone === null ? {} : { phone: customer.phone }),
    ...customer.address,
  };
}
