import type { Shop } from './shop.ts';

/** So many copies a rail shows at most. */
export const RAIL = 8;

/** Fewer are no selection: the wall shows them soon enough. */
const FEWEST = 4;

export const RAIL_KINDS = ['exact', 'popular', 'seen'] as const;

/** `exact`: sell the balance to the cent. `popular`: top shops. `seen`: looked at lately, with permission. */
export type RailKind = (typeof RAIL_KINDS)[number];

/** A selection above the wall, which shows all shops, also these. */
export interface Rail {
  readonly kind: RailKind;
  readonly shops: readonly Shop[];
}

interface Holder {
  /** In minor units; null without a voucher. */
  readonly balanceInCent: number | null;
  /** Ids of the shops looked at, the latest first; empty without permission. */
  readonly seen: readonly string[];
}

/** The selections of a whole wall, none with fewer than four shops. No shop is in two of them. */
export function railsOf(shops: readonly Shop[], { balanceInCent, seen }: Holder): readonly Rail[] {
  const places = new Map(seen.map((id, place) => [id, place]));
  const wanted: Readonly<Record<RailKind, readonly Shop[]>> = {
    exact:
      balanceInCent === null ? [] : shops.filter((shop) => shop.voucherValuesInCent.includes(balanceInCent)),
    popular: shops.filter(({ position }) => position === 'T'),
    seen: shops
      .filter(({ id }) => places.has(id))
      .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)),
  };
  const taken = new Set<Shop>();
  return RAIL_KINDS.flatMap((kind) => {
    const own = wanted[kind].filter((shop) => !taken.has(shop)).slice(0, RAIL);
    if (own.length < FEWEST) return [];
    for (const shop of own) taken.add(shop);
    return { kind, shops: own };
  });
}
