import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DeliveryKind } from '#domain/redemption/delivery.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';

/** A redemption to place, made from a quote. */
export interface RedemptionOrder {
  /** Also the redemption's id (ADR 13). */
  readonly quoteId: RedemptionId;
  readonly customer: Customer;
  /** The site's redeem campaign; null if it has none. */
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
  /** The path or campaign with which the visit began. */
  readonly startingPoint: StartingPoint;
  /** The sum of all lines, in minor units of the voucher's currency. */
  readonly valueInCent: number;
  readonly delivery: DeliveryKind;
  /** The "I have read the notes" checkbox (product 6.4): an order without it cannot be placed. */
  readonly notesRead: true;
}

/** The backend's redemptions. Quotes and redemptions need the voucher in use. */
export interface RedemptionApi {
  /**
   * Asks what redeeming these lines would do; moves no money. Refuses with `shop-gone` or `shop-refuses-card` (`line`
   * tells which), `insufficient-credit`, `partner-unavailable` or `session-expired`.
   */
  quote(lines: readonly RedemptionLine[]): Promise<Result<Quote, Problem>>;
  /**
   * Places the order and so moves money. Never sent twice automatically; a retry must reuse the key with the same
   * order. Refuses as `quote` does, with `redemption-changed` if the quote has expired, and with `safety-lock`. If the
   * problem's `moneyState` is `unknown`, or the call got no readable answer, the order may have been carried out all
   * the same: ask with `find`. `reserved` means that the order is still being carried out.
   */
  redeem(order: RedemptionOrder, key: IdempotencyKey): Promise<Result<Redemption, Problem>>;
  /**
   * Returns the redemption with this id; null if the backend knows of none, which means untouched money unless the
   * order arrives late (ADR 13). With its status token, or while its voucher is in use, the answer also contains the
   * links to codes and documents. Only reads, so it can be repeated. A 404 that is not the backend's own proves nothing
   * and is refused with `unreadable-answer` (ADR 13).
   */
  find(id: RedemptionId, statusToken?: StatusToken | null): Promise<Result<Redemption | null, Problem>>;
}
