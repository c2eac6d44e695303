import type { ShopChoice } from './draft.ts';

/** As many shops as somebody looks at in a visit. */
const MOST_PICKS = 20;

/** Returns the picks with the value that was picked last at a shop, of the 20 latest shops. */
export function withPick(
  picks: readonly ShopChoice[],
  { shopId, valueInCent }: ShopChoice,
): readonly ShopChoice[] {
  const others = picks.filter((pick) => pick.shopId !== shopId);
  return [...others, { shopId, valueInCent }].slice(-MOST_PICKS);
}

/** Returns the value that was picked last at a shop, in minor units, whether or not the person went on; null if none. */
export function pickAt(picks: readonly ShopChoice[], shopId: string): number | null {
  return picks.find((pick) => pick.shopId === shopId)?.valueInCent ?? null;
}

/** Returns the value that the person went on with, in minor units; null if they did not at this shop. */
export function confirmedAt(choice: ShopChoice | null, shopId: string): number | null {
  return choice?.shopId === shopId ? choice.valueInCent : null;
}
