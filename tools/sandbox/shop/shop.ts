import { type Random, pick, seededRandom } from '../core/random.ts';
import type { Localised } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';
import type { Brand } from './brand.ts';
import { SHOP_CATEGORIES } from './categories.ts';
import { KEYWORDS } from './keywords.ts';
import { voucherValues } from './values.ts';
import { type Sale, warningsFor } from './warnings.ts';

/** One brand in one currency. */
export interface Shop {
  readonly id: string;
  readonly brand: Brand;
  readonly currency: string;
  /** Voucher categories that the shop accepts. */
  readonly accepts: ReadonlySet<number>;
  readonly categories: readonly number[];
  readonly valuesInCent: readonly number[];
  readonly redeemable: readonly Wire['Redeemable'][];
  readonly keywords: readonly string[];
  readonly position: Wire['ShopPosition'];
  readonly allowNameFullTextSearch: boolean;
  readonly type: Wire['ShopType'];
  readonly codeTypes: readonly Wire['CodeType'][];
  readonly warnings: readonly Localised[];
  readonly isNewShopCustomerInquiry: boolean;
  readonly isMarketplace: boolean;
  /** Refuses vouchers that were given away. */
  readonly refusesPromotion: boolean;
  /** Hours until the partner sends a code; 0 for immediately. */
  readonly delayHours: number;
}

const TOP_SHOP = { every: 11, at: 4 };
const DELAYED_PARTNER = { every: 40, at: 7, hours: 6 };
const SENDS_GOODS = new Set(['delicacies', 'home', 'crafts', 'garden']);
const BRANCH_ONLY = new Set(['mobility']);
const ONLINE_ONLY = new Set(['marketplaces', 'games']);
const SELLS_NO_WARES = new Set(['travel', 'leisure', 'mobility', 'games', 'tickets']);
const BARCODES = ['code128', 'ean13', 'qr'] as const;

/** What the shops of a market share. */
interface Market {
  /** The id of the first shop; the others are consecutive. */
  readonly firstId: number;
  readonly currency: string;
  readonly accepts: ReadonlySet<number>;
  /** Holders visit restaurants and local shops, which sell and send nothing online. */
  readonly kind?: 'restaurant' | 'local';
}

/**
 * A brand's shop. Only the values differ between currencies.
 * @param index position in the list; spreads top shops and slow partners evenly
 */
export function shopOf(brand: Brand, index: number, { firstId, currency, accepts, kind }: Market): Shop {
  const random = seededRandom(`shop/${brand.slug}`);
  const category = brand.category.urlName;
  const restaurant = kind === 'restaurant';
  const physical = SENDS_GOODS.has(category) && random() < 0.2 && kind !== 'local';
  const categories = categoriesOf(random, brand, restaurant);
  const redeemable = redeemableAt(random, category, { kind, physical });
  const sale: Sale = {
    posts: physical,
    online: redeemable.includes('REDEEMABLE_ONLINE'),
    branch: redeemable.includes('REDEEMABLE_BRANCH'),
    delivers: !restaurant && !SELLS_NO_WARES.has(category),
  };
  return {
    id: String(firstId + index),
    brand,
    currency,
    accepts,
    categories,
    redeemable,
    keywords: keywordsOf(random, brand),
    position: index % TOP_SHOP.every === TOP_SHOP.at ? 'T' : 'S',
    allowNameFullTextSearch: random() >= 0.05,
    type: physical ? 'physical' : 'other',
    codeTypes: physical ? [] : codeTypesOf(random, category, { sale, restaurant }),
    warnings: warningsOf(random, sale),
    isNewShopCustomerInquiry: random() < 0.1,
    isMarketplace: category === 'marketplaces',
    refusesPromotion: random() < 0.06,
    delayHours: isSlow(index, category) && !physical ? DELAYED_PARTNER.hours : 0,
    valuesInCent: voucherValues(random, currency, restaurant),
  };
}

/** Every so many partners; games are unlocked at once. */
function isSlow(index: number, category: string): boolean {
  return index % DELAYED_PARTNER.every === DELAYED_PARTNER.at && category !== 'games';
}

/** The own category. About a third of the general shops have a second one. */
function categoriesOf(random: Random, brand: Brand, restaurant: boolean): number[] {
  const own = brand.category.id;
  if (restaurant || random() > 0.33) return [own];
  const second = pick(
    random,
    SHOP_CATEGORIES.filter(({ id }) => id < 24 && id !== own),
  );
  return [own, second.id];
}

function redeemableAt(
  random: Random,
  category: string,
  { kind, physical }: { kind: Market['kind']; physical: boolean },
): Wire['Redeemable'][] {
  if (kind === 'restaurant' || BRANCH_ONLY.has(category)) return ['REDEEMABLE_BRANCH'];
  const chance = random();
  if (kind === 'local') return ['REDEEMABLE_BRANCH'];
  if (physical || ONLINE_ONLY.has(category) || chance < 0.6) return ['REDEEMABLE_ONLINE'];
  if (chance < 0.85) return ['REDEEMABLE_ONLINE', 'REDEEMABLE_BRANCH'];
  return ['REDEEMABLE_BRANCH'];
}

function keywordsOf(random: Random, brand: Brand): string[] {
  const words = KEYWORDS[brand.category.urlName] ?? [];
  return words.filter(() => random() < 0.75);
}

/** A barcode is scanned in a branch, a code is typed in online; some shops take both. */
function codeTypesOf(
  random: Random,
  category: string,
  { sale, restaurant }: { sale: Sale; restaurant: boolean },
): Wire['CodeType'][] {
  if (category === 'games') return [{ kind: 'url' }];
  const chosen = restaurant || category === 'tickets' || random() < 0.12;
  const symbology = chosen ? pick(random, BARCODES) : 'code128';
  if (!sale.online) return [{ kind: 'barcode', symbology }];
  return chosen && sale.branch ? [{ kind: 'barcode', symbology }, { kind: 'code' }] : [{ kind: 'code' }];
}

function warningsOf(random: Random, sale: Sale): Localised[] {
  if (random() > 0.28) return [];
  const suitable = warningsFor(sale);
  const first = pick(random, suitable);
  const second = pick(random, suitable);
  return random() < 0.3 && second !== first ? [first, second] : [first];
}
