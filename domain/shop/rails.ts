import type { Site } from '../site/site.ts';
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

/**
 * False where the backend pages the wall, where the whole balance is redeemed at once, and for restaurants, whose list is
 * a menu.
 */
export function hasRails({ switches, partnerKind }: Pick<Site, 'switches' | 'partnerKind'>): boolean {
  return switches.redeemValueChooseable && !switches.usePaginatedShopList && partnerKind !== 'restaurants';
}

/** A rail's share of what it could show: four to eight, or nothing. */
function railOf<Each>(shops: readonly Each[]): readonly Each[] {
  return shops.length < FEWEST ? [] : shops.slice(0, RAIL);
}

/** The rail of top shops, which is the first without a voucher. */
export function popularOf<Each extends Pick<Shop, 'position'>>(shops: readonly Each[]): readonly Each[] {
  return railOf(shops.filter(({ position }) => position === 'T'));
}

interface Holder {
  /** In minor units; null without a voucher. */
  readonly balanceInCent: number | null;
  /** Ids of the shops looked at, the latest first; empty without permission. */
  readonly seen: readonly string[];
}

/** The selections of a whole wall, none with fewer than four shops. No shop is in two of them. */
export function railsOf(shops: readonly Shop[], { balanceInCent, seen }: Holder): readonly Rail[] {
  const taken = new Set<Shop>();
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const select: Readonly<Record<RailKind, (free: readonly Shop[]) => readonly Shop[]>> = {
    exact: (free) =>
      balanceInCent === null
        ? []
        : railOf(free.filter(({ voucherValuesInCent }) => voucherValuesInCent.includes(balanceInCent))),
    popular: popularOf,
    seen: (free) => railOf(seen.flatMap((id) => byId.get(id) ?? []).filter((shop) => free.includes(shop))),
  };
  return RAIL_KINDS.flatMap((kind) => {
    const own = select[kind](shops.filter((shop) => !taken.has(shop)));
    for (const shop of own) taken.add(shop);
    return own.length === 0 ? [] : { kind, shops: own };
  });
}
