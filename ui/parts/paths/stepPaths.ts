import type { DraftPlace, RedemptionDraft } from '#domain/redemption/draft.ts';
import { pathSegment } from './shopAddress.ts';

/** The addresses of the steps: a shop's own, or the basket's (ADR 21). */
export interface StepPaths {
  /** Where values are chosen. */
  readonly choose: string;
  readonly details: string;
  readonly check: string;
}

/** `shopId` counts on the way of one shop only. */
export function stepPaths(place: DraftPlace, shopId = ''): StepPaths {
  if (place === 'basket') {
    return { choose: '/basket', details: '/basket/details', check: '/basket/check' };
  }
  const shop = `/redeem/${pathSegment(shopId)}`;
  return { choose: `${shop}/value`, details: `${shop}/details`, check: `${shop}/check` };
}

/** The steps in which this was put together. */
export function pathsOf({ place, lines }: RedemptionDraft): StepPaths {
  return stepPaths(place, lines[0]?.shopId);
}
