import type { DraftPlace, RedemptionDraft } from '#domain/redemption/draft.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import { pathSegment } from './shopAddress.ts';

/** The paths of the redemption's steps, for one shop or for the basket (ADR 16). */
export interface StepPaths {
  /** Where values are chosen. */
  readonly choose: string;
  readonly details: string;
  readonly check: string;
  /** Where what the voucher does not cover is paid. */
  readonly pay: string;
}

/** Returns the paths of the steps; `shopId` is used for the place `shop` only. */
export function stepPaths(place: DraftPlace, shopId = ''): StepPaths {
  if (place === 'basket') {
    return { choose: '/basket', details: '/basket/details', check: '/basket/check', pay: '/basket/pay' };
  }
  const shop = `/redeem/${pathSegment(shopId)}`;
  return { choose: `${shop}/value`, details: `${shop}/details`, check: `${shop}/check`, pay: `${shop}/pay` };
}

/** Returns the paths of the steps in which this draft was put together. */
function pathsOf({ place, lines }: RedemptionDraft): StepPaths {
  return stepPaths(place, lines[0]?.shopId);
}

/** Returns where the outcome of an open redemption is told. */
export function placeOf({ draft, payment }: Pick<PendingRedemption, 'draft' | 'payment'>): string {
  const { check, pay } = pathsOf(draft);
  return payment === null ? check : pay;
}
