import type { Basket } from '#domain/basket/basket.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';

/** What was typed and chosen on the way, kept for the session so that a reload or an expiry costs nothing. */
export interface Drafts {
  readCustomer(): CustomerDraft;
  writeCustomer(draft: CustomerDraft): void;
  readRedemption(): ShopChoice | null;
  writeRedemption(choice: ShopChoice): void;
  clearRedemption(): void;
  /** The value that was last picked for a shop, whether or not it was gone on with; null where none was. */
  readPick(shopId: string): number | null;
  writePick(choice: ShopChoice): void;
  /** Empty where nothing was put by. */
  readBasket(): Basket;
  writeBasket(basket: Basket): void;
}
