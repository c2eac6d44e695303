import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.ts';
import { type CustomerDraft, EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { Shelf } from './shelf.ts';

const CUSTOMER = 'customerDraft.v1';
const REDEMPTION = 'redemptionDraft.v1';

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

  clear(): void {
    this.#session.remove(CUSTOMER);
    this.#session.remove(REDEMPTION);
  }
}
