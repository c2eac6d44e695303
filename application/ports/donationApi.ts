import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { AidOrganisation, Donation, DonationId } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';

/** A donation to place. */
export interface DonationOrder {
  /** We choose it before sending, so that a donation whose answer was lost can be looked up. */
  readonly id: DonationId;
  readonly organisationId: string;
  /** The whole donated value, in minor units of the voucher's currency, above 0. */
  readonly valueInCent: number;
  /** True if the user wants a donation receipt; `customer` must then have an address. */
  readonly wantsReceipt: boolean;
  readonly customer: Customer;
  /** The path or campaign with which the visit began. */
  readonly startingPoint: StartingPoint;
  /** The "I have read the notes" checkbox: an order without it cannot be placed. */
  readonly notesRead: true;
}

/** The backend's donations. A donation needs the voucher in use; a lookup needs only the donation's id. */
export interface DonationApi {
  /** Returns the organisations to which vouchers of this category can be donated; may be empty. */
  organisations(voucherCategory: number): Promise<Result<readonly AidOrganisation[], Problem>>;
  /**
   * Donates the value and so moves money. Never sent twice automatically; a retry must reuse the key with the same
   * order. Refuses with `organisation-gone`, `insufficient-credit`, `safety-lock` or `session-expired`. If the
   * problem's `moneyState` is `unknown`, or the call got no readable answer, the value may have been donated all the
   * same: ask with `find`. `reserved` means that the donation is still being carried out.
   */
  give(order: DonationOrder, key: IdempotencyKey): Promise<Result<Donation, Problem>>;
  /**
   * Returns the donation with this id; null if the backend knows of none, which means untouched money unless the
   * donation arrives late (ADR 13). Only reads, so it can be repeated. A 404 that is not the backend's own proves
   * nothing and is refused with `unreadable-answer` (ADR 13).
   */
  find(id: DonationId): Promise<Result<Donation | null, Problem>>;
}
