import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import { type Basket, MOST_LINES, MOST_OF_A_LINE } from '#domain/basket/basket.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';
import { CODE_DELIVERIES, type CodeDelivery } from '#domain/redemption/deliveryChoice.ts';
import { type DraftPlace, type ShopChoice, draftOfChoice } from '#domain/redemption/draft.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '#domain/redemption/delivery.ts';
import type { IdempotencyKey, OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';
import type { Shelf } from './shelf.ts';
import { NOTE, noted, readNote, writeNote } from './storedNote.ts';
import { BASKET, CUSTOMER, ORDER_NOTES, REDEMPTION } from './tabKeys.ts';
import { ValuePicks } from './valuePicks.ts';

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

  clearRedemption(): void {
    this.#session.remove(REDEMPTION);
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
    const order = readNote(this.#session, ORDER_NOTES, StoredOrder, raised);
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

  writeUnderWay(order: OrderUnderWay): boolean {
    return writeNote(this.#session, ORDER_NOTES, order);
  }

  clearUnderWay(id: RedemptionId): boolean {
    const isNoted = this.readUnderWay()?.quote.id === id;
    if (isNoted) for (const key of ORDER_NOTES) this.#session.remove(key);
    return isNoted;
  }
}

/** A note of an earlier version: the first knew of one shop only, and neither of ways of delivery. */
function raised(note: Record<string, unknown>): Record<string, unknown> {
  const choice = StoredChoice.safeParse(note.draft);
  return { delivery: 'EMAIL', ...note, ...(choice.success && { draft: draftOfChoice(choice.data) }) };
}
