import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import { type Basket, MOST_LINES, MOST_OF_A_LINE } from '#domain/basket/basket.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';
import { CODE_DELIVERIES, type CodeDelivery } from '#domain/redemption/deliveryChoice.ts';
import type { DraftPlace, ShopChoice } from '#domain/redemption/draft.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '#domain/redemption/delivery.ts';
import { isUnsettled } from '#domain/redemption/orderNote.ts';
import type { IdempotencyKey, OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';
import { DONATION_DRAFT, DONATION_RECEIPT, DONATION_UNDER_WAY } from './donationKeys.ts';
import { NOTE, StoredStanding, noted } from './orderNotes.ts';
import type { Shelf } from './shelf.ts';
import { ValuePicks } from './valuePicks.ts';

const CUSTOMER = 'customerDraft.v1';
const REDEMPTION = 'redemptionDraft.v1';
const BASKET = 'basket.v1';
const UNDER_WAY = 'orderUnderWay.v3';

const SALUTATION_CHOICES = [...SALUTATIONS, 'placeholder'] as const;
const typed = z.catch(z.string(), '');
const ticked = z.catch(z.boolean(), false);

/** Each field for itself, so that a form that has grown since costs only the new field. */
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
  newShopCustomer: ticked,
  useDataConfirmation: ticked,
  useRecharge: ticked,
  orderPrepaidVouchers: ticked,
  orderPrepaidVouchersConfirmation: ticked,
});

const filled = z.string().check(z.refine((text) => text !== ''));
const whole = (most: number) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value > 0 && value <= most);

const CHOICE = { shopId: filled, valueInCent: whole(Number.MAX_SAFE_INTEGER) };
const LINE = { ...CHOICE, quantity: whole(MOST_OF_A_LINE) };
const lines = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.refine((all) => all.length <= MOST_LINES));

const StoredChoice = z.object(CHOICE);
const StoredBasket = lines(z.object({ ...LINE, shopName: filled }));
const PLACES: readonly unknown[] = ['shop', 'basket'] satisfies readonly DraftPlace[];
const StoredDraft = z.object({
  place: z.custom<DraftPlace>((value) => PLACES.includes(value)),
  lines: lines(z.object(LINE)),
});

const cents = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

const StoredOrder = z.object({
  ...NOTE,
  delivery: z.custom<DeliveryKind>((value) => (DELIVERY_KINDS as readonly unknown[]).includes(value)),
  draft: StoredDraft,
  quote: z.object({
    id: filled,
    currency: z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value)),
    balanceInCent: cents,
    coveredInCent: cents,
    toPayInCent: cents,
    remainingInCent: cents,
    expiresAt: z.custom<number>(Number.isFinite),
  }),
  key: filled,
});

/** What was typed and chosen, for this tab and session (the typed form drafts of the specification's storage). */
export class DraftShelf implements Drafts {
  readonly #session: Shelf;
  readonly #picks: ValuePicks;

  constructor(session: Shelf) {
    this.#session = session;
    this.#picks = new ValuePicks(session);
  }

  readCustomer(): CustomerDraft {
    return this.#session.read(CUSTOMER, StoredCustomer) ?? EMPTY_DRAFT;
  }

  writeCustomer(draft: CustomerDraft): void {
    this.#session.write(CUSTOMER, draft);
  }

  readRedemption(): ShopChoice | null {
    return this.#session.read(REDEMPTION, StoredChoice);
  }

  writeRedemption({ shopId, valueInCent }: ShopChoice): void {
    this.#session.write(REDEMPTION, { shopId, valueInCent });
  }

  readPick(shopId: string): number | null {
    return this.#picks.read(shopId);
  }

  writePick(choice: ShopChoice): void {
    this.#picks.write(choice);
  }

  readBasket(): Basket {
    return this.#session.read(BASKET, StoredBasket) ?? [];
  }

  writeBasket(basket: Basket): void {
    if (basket.length === 0) this.#session.remove(BASKET);
    else this.#session.write(BASKET, basket);
  }

  readUnderWay(): OrderUnderWay | null {
    const order = this.#session.read(UNDER_WAY, StoredOrder);
    const note = order && noted(order);
    if (order === null || note === null) return null;
    return {
      ...note,
      draft: order.draft,
      delivery: order.delivery,
      quote: { ...order.quote, id: order.quote.id as RedemptionId },
      key: order.key as IdempotencyKey,
    };
  }

  writeUnderWay(order: OrderUnderWay): void {
    this.#session.write(UNDER_WAY, order);
  }

  clearUnderWay(id: RedemptionId): boolean {
    const isNoted = this.readUnderWay()?.quote.id === id;
    if (isNoted) this.#session.remove(UNDER_WAY);
    return isNoted;
  }

  hasOpenDonation(): boolean {
    return isUnsettled(this.#session.read(DONATION_UNDER_WAY, StoredStanding));
  }

  clear(): void {
    this.#picks.clear();
    this.#session.remove(CUSTOMER);
    this.#session.remove(REDEMPTION);
    this.#session.remove(BASKET);
    this.#session.remove(DONATION_DRAFT);
    this.#session.remove(DONATION_RECEIPT);
  }
}
