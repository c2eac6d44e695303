import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { AidOrganisation, Donation, DonationId } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';

export interface DonationOrder {
  readonly id: DonationId;
  readonly organisationId: string;
  readonly valueInCent: number;
  /** With it the customer has an address. */
  readonly wantsReceipt: boolean;
  readonly customer: Customer;
  readonly startingPoint: StartingPoint;
  /** The tick: only a ticked order can be placed. */
  readonly notesRead: true;
}

/** Where donations are made and asked for. */
export interface DonationDesk {
  organisations(voucherCategory: number): Promise<Result<readonly AidOrganisation[], Problem>>;
  give(order: DonationOrder, key: IdempotencyKey): Promise<Result<Donation, Problem>>;
  /** Null where the backend never heard of it. */
  find(id: DonationId): Promise<Result<Donation | null, Problem>>;
}
