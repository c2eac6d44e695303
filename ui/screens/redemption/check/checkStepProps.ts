import type { Customer } from '#domain/customer/customer.ts';
import type { PendingOrderVoucher } from '#domain/orders/pendingOrder.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { LinesStep } from '../steps/WithLines.tsx';

export interface CheckStepProps extends LinesStep {
  spends: PendingOrderVoucher;
  draft: RedemptionDraft;
  /** Null if the details are incomplete, which only a pending order allows. */
  customer: Customer | null;
  delivery: DeliveryKind;
}
