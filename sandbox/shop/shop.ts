import { type Random, pick, seededRandom } from '../core/random.ts';
import type { Localised } from '../core/language.ts';
import type { Wire } from '../core/wire.ts';
import type { Brand } from './brand.ts';
import { SHOP_CATEGORIES } from './categories.ts';
import { KEYWORDS } from './keywords.ts';
import { voucherValues } from './values.ts';
import { WARNINGS } from './warnings.ts';

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
const BARCODES = ['code128', 'ean13', 'qr'] as const;

/** What the shops of a market share. */
interface Market {
  /** The id of the first shop; the others are consecutive. */
  readonly firstId: number;
  readonly currency: string;
  readonly accepts: ReadonlySet<number>;
  readonly restaurant?: boolean;
}

/**
 * A brand's shop. Only the values differ between currencies.
 * @param index position in the list; spreads top shops and slow partners evenly
 */
export function shopOf(
  brand: Brand,
  index: number,
  { firstId, currency, accepts, restaurant = false }: Market,
): Shop {
  const random = seededRandom(`shop/${brand.slug}`);
  const physical = SENDS_GOODS.has(brand.category.urlName) && random() < 0.2;
  return {
    id: String(firstId + index),
    brand,
    currency,
    accepts,
    categories: categoriesOf(random, brand, restaurant),
    redeemable: redeemableAt(random, brand, restaurant, physical),
    keywords: keywordsOf(random, brand),
    position: index % TOP_SHOP.every === TOP_SHOP.at ? 'T' : 'S',
    allowNameFullTextSearch: random() >= 0.05,
    type: physical ? 'physical' : 'other',
    codeTypes: physical ? [] : [codeTypeOf(random, brand, restaurant)],
    warnings: warningsOf(random),
    isNewShopCustomerInquiry: random() < 0.1,
    isMarketplace: brand.category.urlName === 'marketplaces',
    refusesPromotion: random() < 0.06,
    delayHours: index % DELAYED_PARTNER.every === DELAYED_PARTNER.at && !physical ? DELAYED_PARTNER.hours : 0,
    valuesInCent: voucherValues(random, currency, restaurant),
  };
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
  brand: Brand,
  restaurant: boolean,
  physical: boolean,
): Wire['Redeemable'][] {
  if (restaurant || BRANCH_ONLY.has(brand.category.urlName)) return ['REDEEMABLE_BRANCH'];
  const chance = random();
  if (physical || chance < 0.6) return ['REDEEMABLE_ONLINE'];
  if (chance < 0.85) return ['REDEEMABLE_ONLINE', 'REDEEMABLE_BRANCH'];
  return ['REDEEMABLE_BRANCH'];
}

function keywordsOf(random: Random, brand: Brand): string[] {
  const words = KEYWORDS[brand.category.urlName] ?? [];
  return words.filter(() => random() < 0.75);
}

function codeTypeOf(random: Random, brand: Brand, restaurant: boolean): Wire['CodeType'] {
  if (brand.category.urlName === 'games') return { kind: 'url' };
  const scanned = restaurant || brand.category.urlName === 'tickets' || random() < 0.12;
  return scanned ? { kind: 'barcode', symbology: pick(random, BARCODES) } : { kind: 'code' };
}

function warningsOf(random: Random): Localised[] {
  if (random() > 0.28) return [];
  const first = pick(random, WARNINGS);
  const second = pick(random, WARNINGS);
  return random() < 0.3 && second !== first ? [first, second] : [first];
}
