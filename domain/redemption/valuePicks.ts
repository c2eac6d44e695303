import type { ShopChoice } from './draft.ts';

const MOST_PICKS = 20;

/** Keeps the last pick per shop, for the 20 latest shops. */
export function withPick(
  picks: readonly ShopChoice[],
  { shopId, valueInCent }: ShopChoice,
): readonly ShopChoice[] {
  const others = picks.filter((pick) => pick.shopId !== shopId);
  return [...others, { shopId, valueInCent }].slice(-MOST_PICKS);
}

/** The last picked value, even if the user did not continue with it. */
export function pickAt(picks: readonly ShopChoice[], shopId: string): number | null {
  return picks.find((pick) => pick.shopId === shopId)?.valueInCent ?? null;
}

/** The value with which the user continued. */
export function confirmedAt(choice: ShopChoice | null, shopId: string): number | null {
  return choice?.shopId === shopId ? choice.valueInCent : null;
}
