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

/** Every shop of the operator. It never changes, so a reset leaves it alone. */
export class ShopCatalogue {
  readonly #byId: ReadonlyMap<string, Shop>;

  /** @param count how many shops the largest wall has; the others keep their share of 500 */
  constructor(count: number) {
    const scale = count / 500;
    const general = brands(count);
    const houses = restaurants(Math.round(250 * scale));
    const shops = MARKETS.flatMap((market) => marketShops(general, market, scale));
    const tables = houses.map((brand, index) =>
      shopOf(brand, index, {
        id: String(FIRST_RESTAURANT + index),
        currency: 'EUR',
        accepts: new Set([RESTAURANT_CATEGORY]),
        restaurant: true,
      }),
    );
    this.#byId = new Map([...shops, ...tables].map((shop) => [shop.id, shop]));
  }

  find(id: string): Shop | undefined {
    return this.#byId.get(id);
  }

  /** The shops that take cards of a voucher category: top shops first, then by name. */
  taking(categoryId: number): Shop[] {
    return [...this.#byId.values()].filter(({ accepts }) => accepts.has(categoryId)).sort(inWallOrder);
  }
}

/** One shop for each brand that at least one site of the currency shows. */
function marketShops(
  general: readonly Brand[],
  { currency, firstId }: (typeof MARKETS)[number],
  scale: number,
): Shop[] {
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
