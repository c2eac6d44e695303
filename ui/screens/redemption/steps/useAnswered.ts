import type { Customer } from '#domain/customer/customer.ts';
import { formQuestions, parseCustomer } from '#domain/customer/customerForm.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import { deliveryFor } from '#domain/redemption/deliveryChoice.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import { useServices } from '../../../session/services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';
import { withShops } from './shopLines.ts';
import type { LinesStep } from './WithLines.tsx';

/** What the user entered on the customer's page, for a draft. */
interface Answered {
  /** Null if the details are incomplete. */
  readonly customer: Customer | null;
  readonly delivery: DeliveryKind;
  /** False if a shop of the draft is not loaded. */
  readonly isWhole: boolean;
}

/** Returns the answers for this draft, read once on mount; null without a draft. */
export function useAnswered(step: LinesStep, draft: RedemptionDraft | null): Answered | null {
  const { site: store } = useServices();
  const { customer: typed } = useKeptAsFound(step.voucher);
  if (draft === null) return null;
  const { site } = store;
  const lines = withShops(draft.lines, step.answers);
  const customer = parseCustomer(typed, formQuestions(site, step.voucher, lines ?? []), site.country);
  return {
    customer: customer.ok ? customer.value : null,
    delivery: deliveryFor(lines ?? [], typed.delivery),
    isWhole: lines !== null,
  };
}
