import { type OrderName, type StepOf, pressOf } from '#domain/orders/orderSteps.ts';
import { pagePattern } from '#domain/orders/pagePattern.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { pathSegment } from './shopAddress.ts';

/** Path of the page of an order's step. `shopId`: of a redemption at this shop, else of the basket. */
export function stepPath<Name extends OrderName>(
  name: Name,
  step: StepOf<Name>,
  shopId: string | null = null,
): string {
  return pagePattern(name, step, shopId !== null).replace(/:\w+/, () => pathSegment(shopId ?? ''));
}

/** Path of the page that shows the outcome of an open redemption. */
export function placeOf({ draft, payment }: Pick<PendingRedemption, 'draft' | 'payment'>): string {
  return stepPath('redemption', pressOf('redemption', payment !== null), shopOf(draft));
}

/** The shop whose pages a redemption has; null for the basket (ADR 16). */
function shopOf({ place, lines }: RedemptionDraft): string | null {
  return place === 'basket' ? null : (lines[0]?.shopId ?? '');
}
