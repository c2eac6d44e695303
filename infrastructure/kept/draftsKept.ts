import * as z from 'zod/mini';
import { EMPTY_DRAFT, SALUTATIONS } from '#domain/customer/customer.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import { CODE_DELIVERIES } from '#domain/redemption/deliveryChoice.ts';
import type { Schemas } from './browserKept.ts';
import { LINE, StoredChoice, lines } from './storedLines.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import { filled, oneOf } from './storedShapes.ts';

const typed = z.catch(z.string(), '');
const ticked = z.catch(z.boolean(), false);

/** Invalid fields fall back separately, so that a form with a new field loses only that field. */
const StoredCustomer = z.object({
  salutation: z.catch(oneOf(SALUTATIONS), EMPTY_DRAFT.salutation),
  delivery: z.catch(oneOf(CODE_DELIVERIES), EMPTY_DRAFT.delivery),
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

const isPick = (value: unknown): boolean => {
  const { shopId, valueInCent } = (value ?? {}) as Partial<Record<keyof ShopChoice, unknown>>;
  return typeof shopId === 'string' && Number.isSafeInteger(valueInCent) && Number(valueInCent) > 0;
};

/** Drafts on the way to a redemption (product 13.3). */
export const DRAFTS_KEPT = {
  customerDraft: StoredCustomer,
  redemptionDraft: StoredChoice,
  // `changeBasket` never stores an empty basket.
  basket: lines(z.object({ ...LINE, shopName: filled })).check(z.refine((all) => all.length > 0)),
  valuePicks: z.array(z.custom<ShopChoice>(isPick)),
  startingPoint: PENDING_ORDER.startingPoint,
} satisfies Schemas<'basket' | 'customerDraft' | 'redemptionDraft' | 'startingPoint' | 'valuePicks'>;
