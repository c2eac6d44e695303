import type { ShopChoice } from './draft.ts';

/** A shop whose details are needed. `valueInCent` is null if they are to hold for several values. */
export interface ShopAsked {
  readonly shopId: string;
  readonly valueInCent: number | null;
}

/** Names each shop of the lines once, so that one line is never shown with what holds for another one's value. */
export function shopsAsked(lines: readonly ShopChoice[]): readonly ShopAsked[] {
  const ids = [...new Set(lines.map(({ shopId }) => shopId))];
  return ids.map((id) => {
    const ofShop = lines.filter(({ shopId }) => shopId === id);
    const [value = null, ...others] = new Set(ofShop.map(({ valueInCent }) => valueInCent));
    return { shopId: id, valueInCent: others.length === 0 ? value : null };
  });
}
