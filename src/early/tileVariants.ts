import type { Redeemable } from '#domain/shop/shop.ts';

/** The placeholder for a shop's categories. */
export const KIND = '{{kind}}';

/** The sample value of a tile template. */
export const VALUE_IN_CENT = 100;

interface Variant {
  readonly redeemable: readonly Redeemable[];
  readonly hasLogo: boolean;
}

const PLACES: readonly (readonly Redeemable[])[] = [[], ['online'], ['branch'], ['online', 'branch']];

/** The tiles that differ in more than text. */
export const VARIANTS: readonly Variant[] = [true, false].flatMap((hasLogo) =>
  PLACES.map((redeemable) => ({ redeemable, hasLogo })),
);

export function variantOf({ redeemable, hasLogo }: Variant): number {
  return VARIANTS.findIndex(
    (each) => each.hasLogo === hasLogo && each.redeemable.join() === redeemable.join(),
  );
}
