import { REGION_CATEGORY, RESTAURANT_CATEGORY, SITES, type SandboxSite } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import { FIRST_LOCAL_SHOP } from '../region/acceptancePoints.ts';
import { BUSINESSES } from '../region/local.ts';
import { type Brand, brands, locals, restaurants } from './brand.ts';
import { type Shop, shopOf } from './shop.ts';

type LedgerCurrency = NonNullable<NonNullable<Wire['SiteConfigPatch']['amazonPay']>['ledgerCurrency']>;

/** The first shop id of each currency of the contract. */
const FIRST_IDS: Readonly<Record<LedgerCurrency, number>> = {
  EUR: 100_001,
  CHF: 200_001,
  GBP: 300_001,
  USD: 400_001,
  CAD: 500_001,
  PLN: 800_001,
};
const MARKETS = Object.entries(FIRST_IDS).map(([currency, firstId]) => ({ currency, firstId }));
const FIRST_RESTAURANT = 600_001;
/** Share of further brands, for sites that hide some of theirs. */
const FURTHER_SHARE = 0.1;
const IDS_OF_A_MARKET = 100_000;

/** Shops by id, in the order of their ids. */
type Market = ReadonlyMap<string, Shop>;

/** All shops of the operator. Markets and walls are built on first use and cached. */
export class ShopCatalogue {
  /** Number of shops on the largest wall. Other walls scale with it; the default is 500. */
  readonly count: number;
  readonly #scale: number;
  readonly #markets = new Map<number, Market>();
  readonly #walls = new Map<number, readonly Shop[]>();
  #general: readonly Brand[] | undefined;

  constructor(count: number) {
    this.count = count;
    this.#scale = count / 500;
  }

  find(id: string): Shop | undefined {
    if (!/^\d{6}$/.test(id)) return undefined;
    return this.#marketFrom(Math.floor(Number(id) / IDS_OF_A_MARKET) * IDS_OF_A_MARKET + 1).get(id);
  }

  /** The shops that accept a voucher category: top shops first, then by name. */
  taking(categoryId: number): readonly Shop[] {
    const known = this.#walls.get(categoryId);
    if (known) return known;
    const site = SITES.find((one) => one.categoryId === categoryId);
    const firstId =
      categoryId === RESTAURANT_CATEGORY
        ? FIRST_RESTAURANT
        : MARKETS.find(({ currency }) => currency === site?.currency)?.firstId;
    const local = categoryId === REGION_CATEGORY ? this.#marketFrom(FIRST_LOCAL_SHOP).values() : [];
    const market = [...this.#marketFrom(firstId ?? 0).values(), ...local];
    const wall = market.filter(({ accepts }) => accepts.has(categoryId)).sort(inWallOrder);
    this.#walls.set(categoryId, wall);
    return wall;
  }

  #marketFrom(firstId: number): Market {
    const known = this.#markets.get(firstId);
    if (known) return known;
    const market = new Map(this.#shopsFrom(firstId).map((shop) => [shop.id, shop]));
    this.#markets.set(firstId, market);
    return market;
  }

  #shopsFrom(firstId: number): readonly Shop[] {
    if (firstId === FIRST_RESTAURANT) return tables(restaurants(Math.round(250 * this.#scale)));
    if (firstId === FIRST_LOCAL_SHOP) return localShops(locals(localsOf(this.count)));
    const market = MARKETS.find((one) => one.firstId === firstId);
    if (market === undefined) return [];
    this.#general ??= brands(Math.ceil(this.count * (1 + FURTHER_SHARE)));
    return marketShops(this.#general, market, this.count);
  }
}

function tables(houses: readonly Brand[]): readonly Shop[] {
  const accepts = new Set([RESTAURANT_CATEGORY]);
  const market = { firstId: FIRST_RESTAURANT, currency: 'EUR', accepts, kind: 'restaurant' } as const;
  return houses.map((brand, index) => shopOf(brand, index, market));
}

/** All businesses of the region, as far as its wall has room. */
function localsOf(count: number): number {
  const wall = SITES.find(({ categoryId }) => categoryId === REGION_CATEGORY)?.numberOfShops ?? 0;
  return Math.min(BUSINESSES.length, Math.round((wall * count) / 500));
}

function localShops(businesses: readonly Brand[]): readonly Shop[] {
  const accepts = new Set([REGION_CATEGORY]);
  const market = { firstId: FIRST_LOCAL_SHOP, currency: 'EUR', accepts, kind: 'local' } as const;
  return businesses.map((brand, index) => shopOf(brand, index, market));
}

/** One shop per brand that at least one site of the currency shows. */
function marketShops(
  general: readonly Brand[],
  { currency, firstId }: (typeof MARKETS)[number],
  count: number,
): readonly Shop[] {
  const sites = SITES.filter((site) => site.currency === currency && site.categoryId !== RESTAURANT_CATEGORY);
  const accepted = general.map(() => new Set<number>());
  const shops = general.map((brand, index) =>
    shopOf(brand, index, { firstId, currency, accepts: accepted[index] ?? new Set() }),
  );
  for (const site of sites) {
    for (const index of chosenBy(site, shops, count)) accepted[index]?.add(site.categoryId);
  }
  return shops.filter(({ accepts }) => accepts.size > 0);
}

/**
 * Indices of a site's shops: its number, spread evenly over the first `count`, then one further shop per hidden shop.
 */
function chosenBy(site: SandboxSite, shops: readonly Shop[], count: number): readonly number[] {
  const own = site.categoryId === REGION_CATEGORY ? localsOf(count) : 0;
  const wanted = Math.round((site.numberOfShops * count) / 500) - own;
  const spread = [...shops.keys()]
    .slice(0, count)
    .filter((index) => Math.floor(((index + 1) * wanted) / count) > Math.floor((index * wanted) / count));
  const isHidden = (index: number) => hides(site, shops[index]);
  const further = [...shops.keys()].slice(count).filter((index) => !isHidden(index));
  return [...spread, ...further.slice(0, spread.filter(isHidden).length)];
}

/** The app hides a shop if it hides all of its categories (product 5.8). */
function hides({ hiddenCategories }: SandboxSite, shop: Shop | undefined): boolean {
  if (hiddenCategories === undefined) return false;
  const [first, last] = hiddenCategories;
  return shop?.categories.every((id) => id >= first && id <= last) ?? false;
}

const byName = new Intl.Collator('de');

function inWallOrder(one: Shop, other: Shop): number {
  if (one.position !== other.position) return one.position === 'T' ? -1 : 1;
  return byName.compare(one.brand.name, other.brand.name);
}
