import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { components } from '#openapi/schema.d.ts';

type RedeemRequest = components['schemas']['RedeemRequest'];

/** An order as the wire wants it, with the fields that the form does not show (the form of the specification, 3). */
export function redeemRequest(order: RedemptionOrder): RedeemRequest {
  const { customer, valueInCent, startingPoint } = order;
  return {
    quoteId: order.quoteId,
    customer: {
      salutation: customer.salutation,
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      repeatEmail: customer.email,
      email2: '',
      ...(customer.phone === null ? {} : { phone: customer.phone }),
      ...customer.address,
      newShopCustomer: customer.newShopCustomer,
      useDataConfirmation: customer.useDataConfirmation,
      useRecharge: customer.useRecharge,
      orderPrepaidVouchers: customer.orderPrepaidVouchers,
      orderPrepaidVouchersConfirmation: customer.orderPrepaidVouchersConfirmation,
      redeemValue: valueInCent,
      ...(order.campaign === null ? {} : { campaign: order.campaign }),
      isPaybackCustomer: order.isPaybackCustomer,
      paymentRequired: false,
      redemptionCompleted: false,
    },
    // An address is asked for only where something is sent by post.
    delivery: customer.address === null ? 'EMAIL' : 'POST',
    confirmations: { notesRead: order.notesRead, dataUse: customer.useDataConfirmation },
    redeemStartingPoint: { source: startingPoint.source, campaignName: startingPoint.campaignName },
  };
}
