import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';

export interface RedemptionOrder {
  readonly quoteId: RedemptionId;
  readonly customer: Customer;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
  readonly startingPoint: StartingPoint;
  /** What all lines come to, in cents. */
  readonly valueInCent: number;
  readonly delivery: DeliveryKind;
  /** The "I have read the notes" tick (specification 5): only a ticked order can be placed. */
  readonly notesRead: true;
}

/** Where redemptions are counted, placed and asked for; all calls go with the voucher in use. */
export interface RedemptionDesk {
  quote(lines: readonly RedemptionLine[]): Promise<Result<Quote, Problem>>;
  redeem(order: RedemptionOrder, key: IdempotencyKey): Promise<Result<Redemption, Problem>>;
  /** Null where the backend never heard of it. With its token the answer also has what opens something. */
  find(id: RedemptionId, statusToken?: StatusToken | null): Promise<Result<Redemption | null, Problem>>;
}
