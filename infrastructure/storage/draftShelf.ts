import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { IdempotencyKey, OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';
import type { Shelf } from './shelf.ts';

const CUSTOMER = 'customerDraft.v1';
const REDEMPTION = 'redemptionDraft.v1';
const UNDER_WAY = 'orderUnderWay.v1';

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

const StoredRedemption = z.object({
  shopId: z.string().check(z.refine((id) => id !== '')),
  valueInCent: z.custom<number>((value) => Number.isSafeInteger(value) && value > 0),
});

const filled = z.string().check(z.refine((text) => text !== ''));
const cents = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

const StoredOrder = z.object({
  draft: StoredRedemption,
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

  constructor(session: Shelf) {
    this.#session = session;
  }

  readCustomer(): CustomerDraft {
    return this.#session.read(CUSTOMER, StoredCustomer) ?? EMPTY_DRAFT;
  }

  writeCustomer(draft: CustomerDraft): void {
    this.#session.write(CUSTOMER, draft);
  }

  readRedemption(): RedemptionDraft | null {
    return this.#session.read(REDEMPTION, StoredRedemption);
  }

  writeRedemption({ shopId, valueInCent }: RedemptionDraft): void {
    this.#session.write(REDEMPTION, { shopId, valueInCent });
  }

  readUnderWay(): OrderUnderWay | null {
    const order = this.#session.read(UNDER_WAY, StoredOrder);
    if (order === null) return null;
    return {
      draft: order.draft,
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

  clear(): void {
    this.#session.remove(CUSTOMER);
    this.#session.remove(REDEMPTION);
  }
}
