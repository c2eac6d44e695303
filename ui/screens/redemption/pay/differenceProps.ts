import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import type { CheckStepProps } from '../check/checkStepProps.ts';

/** Everything that was chosen and answered, and the order that its payment belongs to. */
export interface DifferenceProps extends CheckStepProps {
  customer: Customer;
  order: OrderScreen<OrderUnderWay, RedemptionBody, Redemption>;
}
