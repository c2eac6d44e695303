import { REDEEMABLE, type Redeemable } from '#domain/shop/shop.ts';

export const WIRE_PLACES = {
  online: 'REDEEMABLE_ONLINE',
  branch: 'REDEEMABLE_BRANCH',
} as const satisfies Record<Redeemable, string>;

/** The known places in an answer's list. */
export function placesOf(list: readonly unknown[]): readonly Redeemable[] {
  return REDEEMABLE.filter((place) => list.includes(WIRE_PLACES[place]));
}
