import type { Customer } from '#domain/customer/customer.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { LinesStep } from '../steps/WithLines.tsx';

/** Everything that was chosen and answered, complete. */
export interface CheckStepProps extends LinesStep {
  draft: RedemptionDraft;
  /** Null where the details are not complete: an order that was left open is told of all the same. */
  customer: Customer | null;
  delivery: DeliveryKind;
}
