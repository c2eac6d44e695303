import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import { CODE_DELIVERIES, type CodeDelivery } from '#domain/redemption/deliveryChoice.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
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
    return this.#session.read(KEPT.customerDraft, StoredCustomer) ?? EMPTY_DRAFT;
  }

  writeCustomer(draft: CustomerDraft): void {
    this.#session.write(KEPT.customerDraft, draft);
  }

  readRedemption(): ShopChoice | null {
    return this.#session.read(KEPT.redemptionDraft, StoredChoice);
  }

  writeRedemption({ shopId, valueInCent }: ShopChoice): void {
    this.#session.write(KEPT.redemptionDraft, { shopId, valueInCent });
  }

  clearRedemption(): void {
    this.#session.remove(KEPT.redemptionDraft);
  }

  readPick(shopId: string): number | null {
    return this.#picks.read(shopId);
  }

  writePick(choice: ShopChoice): void {
    this.#picks.write(choice);
  }

  readStartingPoint(): StartingPoint | null {
    return this.#session.read(KEPT.startingPoint, NOTE.startingPoint);
  }

  writeStartingPoint({ source, campaignName }: StartingPoint): void {
    this.#session.write(KEPT.startingPoint, { source, campaignName });
  }

  readBasket(): Basket {
    return this.#session.read(KEPT.basket, StoredBasket) ?? [];
  }

  writeBasket(basket: Basket): void {
    if (basket.length === 0) this.#session.remove(KEPT.basket);
    else this.#session.write(KEPT.basket, basket);
  }
}
