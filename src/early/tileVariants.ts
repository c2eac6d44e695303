import type { Redeemable } from '#domain/shop/shop.ts';

/** Stands in a tile where the kinds of its shop will. */
export const KIND = '{{kind}}';

/** The value of a tile that is not filled in yet. */
export const VALUE_IN_CENT = 100;

interface Variant {
  readonly redeemable: readonly Redeemable[];
  readonly hasLogo: boolean;
}

const PLACES: readonly (readonly Redeemable[])[] = [[], ['online'], ['branch'], ['online', 'branch']];

/** The ways in which tiles differ by more than words. */
export const VARIANTS: readonly Variant[] = [true, false].flatMap((hasLogo) =>
  PLACES.map((redeemable) => ({ redeemable, hasLogo })),
);

/** Returns which of them a shop's tile is. */
export function variantOf({ redeemable, hasLogo }: Variant): number {
  return VARIANTS.findIndex(
    (each) => each.hasLogo === hasLogo && each.redeemable.join() === redeemable.join(),
  );
}
