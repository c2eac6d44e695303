import type { Basket } from '#domain/basket/basket.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';

/**
 * What was typed and chosen on the way to a redemption, kept for this tab so that a reload or an expired session
 * loses nothing.
 */
export interface Drafts {
  /** `EMPTY_DRAFT` if nothing was typed yet. */
  readCustomer(): CustomerDraft;
  writeCustomer(draft: CustomerDraft): void;
  /** The shop and value chosen; null if nothing is chosen. */
  readRedemption(): ShopChoice | null;
  writeRedemption(choice: ShopChoice): void;
  clearRedemption(): void;
  /**
   * The value picked last on a shop's value page, in minor units, whether or not the person went on from there. Null
   * if none.
   */
  readPick(shopId: string): number | null;
  writePick(choice: ShopChoice): void;
  /** Where the visit began, kept over the way to a payment; null if it was not kept. */
  readStartingPoint(): StartingPoint | null;
  writeStartingPoint(startingPoint: StartingPoint): void;
  /** Empty if nothing was put into it. */
  readBasket(): Basket;
  writeBasket(basket: Basket): void;
}
