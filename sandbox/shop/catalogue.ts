import { RESTAURANT_CATEGORY, SITES } from '../core/sites.ts';
import type { SandboxSite } from '../core/sites.ts';
import { brands, restaurants } from './brand.ts';
import type { Brand } from './brand.ts';
import { shopOf } from './shop.ts';
import type { Shop } from './shop.ts';

/** The currencies that partners sell codes in, and the first id of each one's shops. */
const MARKETS: readonly { readonly currency: string; readonly firstId: number }[] = [
  { currency: 'EUR', firstId: 100_001 },
  { currency: 'CHF', firstId: 200_001 },
  { currency: 'GBP', firstId: 300_001 },
  { currency: 'USD', firstId: 400_001 },
  { currency: 'CAD', firstId: 500_001 },
];
const FIRST_RESTAURANT = 600_001;
const IDS_OF_A_MARKET = 100_000;

/** Shops by id, in the order of their ids. */
type Market = ReadonlyMap<string, Shop>;

/** Every shop of the operator. Markets and walls are made when they are first asked for, and kept. */
export class ShopCatalogue {
  /** How many shops the largest wall has; the others keep their share of 500. */
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

  /** The shops that take cards of a voucher category: top shops first, then by name. */
  taking(categoryId: number): readonly Shop[] {
    const known = this.#walls.get(categoryId);
    if (known) return known;
    const site = SITES.find((one) => one.categoryId === categoryId);
    const firstId =
      categoryId === RESTAURANT_CATEGORY
        ? FIRST_RESTAURANT
        : MARKETS.find(({ currency }) => currency === site?.currency)?.firstId;
    const market = this.#marketFrom(firstId ?? 0);
    const wall = [...market.values()].filter(({ accepts }) => accepts.has(categoryId)).sort(inWallOrder);
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
    const market = MARKETS.find((one) => one.firstId === firstId);
    if (market === undefined) return [];
    this.#general ??= brands(this.count);
    return marketShops(this.#general, market, this.#scale);
  }
}

function tables(houses: readonly Brand[]): readonly Shop[] {
  const accepts = new Set([RESTAURANT_CATEGORY]);
  return houses.map((brand, index) =>
    shopOf(brand, index, {
      id: String(FIRST_RESTAURANT + index),
      currency: 'EUR',
      accepts,
      restaurant: true,
    }),
  );
}

/** One shop for each brand that at least one site of the currency shows. */
function marketShops(
  general: readonly Brand[],
  { currency, firstId }: (typeof MARKETS)[number],
  scale: number,
): readonly Shop[] {
  const sites = SITES.filter((site) => site.currency === currency && site.categoryId !== RESTAURANT_CATEGORY);
  return general.flatMap((brand, index) => {
    const accepts = new Set(
      sites.filter((site) => shows(site, index, general.length, scale)).map((s) => s.categoryId),
    );
    if (accepts.size === 0) return [];
    return [shopOf(brand, index, { id: String(firstId + index), currency, accepts, restaurant: false })];
  });
}

/** Spreads the shops of a site evenly over the list: of `all`, exactly its number. */
function shows(site: SandboxSite, index: number, all: number, scale: number): boolean {
  const wanted = Math.round(site.numberOfShops * scale);
  return Math.floor(((index + 1) * wanted) / all) > Math.floor((index * wanted) / all);
}

const byName = new Intl.Collator('de');

function inWallOrder(one: Shop, other: Shop): number {
  if (one.position !== other.position) return one.position === 'T' ? -1 : 1;
  return byName.compare(one.brand.name, other.brand.name);
}
