import type { DraftPlace, RedemptionDraft } from '#domain/redemption/draft.ts';
import { pathSegment } from './shopAddress.ts';

/** The paths of the redemption's steps, for one shop or for the basket (ADR 21). */
export interface StepPaths {
  /** Where values are chosen. */
  readonly choose: string;
  readonly details: string;
  readonly check: string;
}

/** Returns the paths of the steps; `shopId` is used for the place `shop` only. */
export function stepPaths(place: DraftPlace, shopId = ''): StepPaths {
  if (place === 'basket') {
    return { choose: '/basket', details: '/basket/details', check: '/basket/check' };
  }
  const shop = `/redeem/${pathSegment(shopId)}`;
  return { choose: `${shop}/value`, details: `${shop}/details`, check: `${shop}/check` };
}

/** Returns the paths of the steps in which this draft was put together. */
export function pathsOf({ place, lines }: RedemptionDraft): StepPaths {
  return stepPaths(place, lines[0]?.shopId);
}
