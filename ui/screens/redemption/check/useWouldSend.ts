import type { Customer } from '#domain/customer/customer.ts';
import type { NotedVoucher } from '#domain/orders/note.ts';
import { startingPoint } from '#domain/orders/startingPoint.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import { useServices, useShared } from '../../../session/services.ts';
import type { CheckOrder } from './checkParts.ts';

/** Returns a function that tells what a press would send besides quote and lines. */
export function useWouldSend(delivery: DeliveryKind): (customer: Customer) => CheckOrder {
  const { arrival, choices, site: store } = useServices();
  const { drafts } = useShared();
  return (customer) => ({
    customer,
    delivery,
    campaign: store.site.redeemCampaign,
    isPaybackCustomer: choices.readPaybackCustomer(),
    // The document in which the visit began may have been left for one in which something is paid.
    startingPoint:
      drafts.readStartingPoint() ?? startingPoint(arrival.path, arrival.source, arrival.campaign),
  });
}

/** Returns a function that tells what an order's note keeps of the voucher in use. */
export function useNotedVoucher(): () => NotedVoucher {
  const { session } = useServices();
  return () => ({
    mark: session.mark ?? '',
    validUntil: session.voucher?.validUntil ?? null,
    isPrepaid: session.voucher?.isPrepaid ?? false,
  });
}
