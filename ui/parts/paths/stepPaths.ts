import type { DraftPlace, RedemptionDraft } from '#domain/redemption/draft.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { pathSegment } from './shopAddress.ts';

/** Paths of the redemption steps, for one shop or for the basket (ADR 16). */
export interface StepPaths {
  readonly choose: string;
  readonly details: string;
  readonly check: string;
  /** Payment of the amount that the voucher does not cover. */
  readonly pay: string;
}

/** `shopId` is used only for the place `shop`. */
export function stepPaths(place: DraftPlace, shopId = ''): StepPaths {
  if (place === 'basket') {
    return { choose: '/basket', details: '/basket/details', check: '/basket/check', pay: '/basket/pay' };
  }
  const shop = `/redeem/${pathSegment(shopId)}`;
  return { choose: `${shop}/value`, details: `${shop}/details`, check: `${shop}/check`, pay: `${shop}/pay` };
}

/** Paths of the steps that a page belongs to: those of its shop, or without one those of the basket. */
export function stepPathsOf(shopId: string | null): StepPaths {
  return shopId === null ? stepPaths('basket') : stepPaths('shop', shopId);
}

function pathsOf({ place, lines }: RedemptionDraft): StepPaths {
  return stepPaths(place, lines[0]?.shopId);
}

/** Returns the page that shows the outcome of an open redemption. */
export function placeOf({ draft, payment }: Pick<PendingRedemption, 'draft' | 'payment'>): string {
  const { check, pay } = pathsOf(draft);
  return payment === null ? check : pay;
}
