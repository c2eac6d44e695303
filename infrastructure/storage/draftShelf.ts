import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import { CODE_DELIVERIES, type CodeDelivery } from '#domain/redemption/deliveryChoice.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';
import { NOTE } from './storedNote.ts';
import { LINE, StoredChoice, lines } from './storedLines.ts';
import { filled } from './storedShapes.ts';
import { ValuePicks } from './valuePicks.ts';

const SALUTATION_CHOICES = [...SALUTATIONS, 'placeholder'] as const;
const typed = z.catch(z.string(), '');
const ticked = z.catch(z.boolean(), false);

/** Each field is read by itself, so that a form that has grown since loses only the new field. */
const StoredCustomer = z.object({
  salutation: z.catch(
    z.custom<CustomerDraft['salutation']>((value) =>
      (SALUTATION_CHOICES as readonly unknown[]).includes(value),
    ),
    EMPTY_DRAFT.salutation,
  ),
  delivery: z.catch(
    z.custom<CodeDelivery>((value) => (CODE_DELIVERIES as readonly unknown[]).includes(value)),
    EMPTY_DRAFT.delivery,
  ),
  firstName: typed,
  lastName: typed,
  email: typed,
  repeatEmail: typed,
  company: typed,
  street: typed,
  streetNumber: typed,
  additionalAddress: typed,
  postalCode: typed,
  city: typed,
  phone: typed,
  prepaidEndAmount: typed,
  newShopCustomer: ticked,
  useDataConfirmation: ticked,
  useRecharge: ticked,
  orderPrepaidVouchers: ticked,
  orderPrepaidVouchersConfirmation: ticked,
});

const StoredBasket = lines(z.object({ ...LINE, shopName: filled }));

/**
 * Stores what was typed and chosen on the way to a redemption, for this tab (specification 3, "Kept in the browser").
 */
export class DraftShelf implements Drafts {
  readonly #session: Shelf;
  readonly #picks: ValuePicks;

  constructor(session: Shelf) {
    this.#session = session;
    this.#picks = new ValuePicks(session);
  }

  readCustomer(): CustomerDraft {
    return this.#session.read(STORED.customerDraft, StoredCustomer) ?? EMPTY_DRAFT;
  }

  writeCustomer(draft: CustomerDraft): void {
    this.#session.write(STORED.customerDraft, draft);
  }

  readRedemption(): ShopChoice | null {
    return this.#session.read(STORED.redemptionDraft, StoredChoice);
  }

  writeRedemption({ shopId, valueInCent }: ShopChoice): void {
    this.#session.write(STORED.redemptionDraft, { shopId, valueInCent });
  }

  clearRedemption(): void {
    this.#session.remove(STORED.redemptionDraft);
  }

  readPick(shopId: string): number | null {
    return this.#picks.read(shopId);
  }

  writePick(choice: ShopChoice): void {
    this.#picks.write(choice);
  }

  readStartingPoint(): StartingPoint | null {
    return this.#session.read(STORED.startingPoint, NOTE.startingPoint);
  }

  writeStartingPoint({ source, campaignName }: StartingPoint): void {
    this.#session.write(STORED.startingPoint, { source, campaignName });
  }

  readBasket(): Basket {
    return this.#session.read(STORED.basket, StoredBasket) ?? [];
  }

  writeBasket(basket: Basket): void {
    if (basket.length === 0) this.#session.remove(STORED.basket);
    else this.#session.write(STORED.basket, basket);
  }
}
