import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { AidOrganisation, Donation, DonationId } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';

/** A donation to be made. */
export interface DonationOrder {
  /** Chosen by us before sending, so that a donation whose answer was lost can be asked for. */
  readonly id: DonationId;
  readonly organisationId: string;
  /** The whole value that is given, in minor units of the voucher's currency, above 0. */
  readonly valueInCent: number;
  /** True if a donation receipt is wanted; then `customer` must have an address. */
  readonly wantsReceipt: boolean;
  readonly customer: Customer;
  /** On which path or campaign the visit began. */
  readonly startingPoint: StartingPoint;
  /** The "I have read the notes" tick: an order without it cannot be placed. */
  readonly notesRead: true;
}

/** The backend's donations. Giving goes with the voucher in use; looking one up needs its id only. */
export interface DonationApi {
  /** Returns whom vouchers of this category can be given to; may be empty. */
  organisations(voucherCategory: number): Promise<Result<readonly AidOrganisation[], Problem>>;
  /**
   * Gives the value, and so moves money. Never sent twice automatically; retrying after a failure must reuse the same
   * key with the same order. Refuses with `organisation-gone`, `insufficient-credit`, `safety-lock` or
   * `session-expired`. If `moneyState` of the problem is `unknown`, or the call got no readable answer, the value may
   * have been given all the same: ask with `find`. `reserved` means that it is still being carried out.
   */
  give(order: DonationOrder, key: IdempotencyKey): Promise<Result<Donation, Problem>>;
  /**
   * Returns the donation of this id; null if the backend knows of none, which means untouched money unless it arrives
   * late (ADR 13). Only asks, so it may be repeated. A 404 that is not the backend's own is refused as
   * `unreadable-answer`: it proves nothing (ADR 13).
   */
  find(id: DonationId): Promise<Result<Donation | null, Problem>>;
}
