import type { Customer } from '#domain/customer/customer.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { LinesStep } from '../steps/WithLines.tsx';

/** Everything that was chosen and answered, complete for the check. */
export interface CheckStepProps extends LinesStep {
  draft: RedemptionDraft;
  /** Null if the details are incomplete, which is allowed only for an order that was left open. */
  customer: Customer | null;
  delivery: DeliveryKind;
}
