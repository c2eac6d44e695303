import type { Customer } from '#domain/customer/customer.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { useServices } from '../../../session/services.ts';
import type { CheckOrder } from './checkDeps.ts';

/** Returns a function that tells what a submit would send besides quote and lines. */
export function useWouldSend(delivery: DeliveryKind): (customer: Customer) => CheckOrder {
  const { kept, site: store } = useServices();
  const startingPoint = useStartingPoint();
  return (customer) => ({
    customer,
    delivery,
    campaign: store.site.redeemCampaign,
    isPaybackCustomer: kept.read('payback') ?? false,
    startingPoint: startingPoint(),
  });
}
