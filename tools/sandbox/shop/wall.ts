import { malformed } from '../core/read.ts';
import { REDEEMABLE } from './present.ts';
import type { Shop } from './shop.ts';

/** Whole numbers; `page` starts at 0. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

type ShopRule = (shop: Shop) => boolean;

const DEFAULT_PAGE_SIZE = 50;
const LARGEST_PAGE = 500;

/**
 * The shops of a wall call. With a name they are sorted by position of the match, and ties keep the given order.
 * Conditions combine with AND, values of one condition with OR.
 */
export function filteredWall(shops: readonly Shop[], query: URLSearchParams): Shop[] {
  const wanted = squeezed(query.get('name') ?? '');
  const rules = [
    onlyIf(query.has('currency'), (shop) => shop.currency === query.get('currency')),
    onlyIf(query.get('distribution') === 'PROMOTION', (shop) => !shop.refusesPromotion),
    onlyIf(query.get('noMarketplaces') === 'true', (shop) => !shop.isMarketplace),
    onlyIf(query.has('position'), (shop) => shop.position === query.get('position')),
    anyOf(values(query, 'categories'), (shop) => shop.categories.map(String)),
    anyOf(values(query, 'voucherValue'), (shop) => shop.valuesInCent.map(String)),
    anyOf(knownPlaces(values(query, 'redeemable')), (shop) => shop.redeemable),
    anyOf(values(query, 'keywords').map(squeezed), (shop) => shop.keywords.map(squeezed)),
    anyOf(values(query, 'shopIds'), (shop) => [shop.id]),
  ];
  const left = shops.filter((shop) => rules.every((rule) => rule(shop)));
  if (wanted === '') return left;
  return left
    .map((shop) => ({ shop, at: matchPosition(shop, wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ shop }) => shop);
}

/** The requested page; `undefined` if the call asks for all shops. */
export function pageOf(query: URLSearchParams): Page | undefined {
  if (!query.has('page') && !query.has('size')) return undefined;
  const page = wholeNumber(query, 'page', 0);
  const size = wholeNumber(query, 'size', DEFAULT_PAGE_SIZE);
  if (size < 1 || size > LARGEST_PAGE) throw malformed('', 'size is out of range');
  return { page, size };
}

/** Keeps every shop if the condition is not requested. */
function onlyIf(isAsked: boolean, rule: ShopRule): ShopRule {
  return isAsked ? rule : () => true;
}

/**
 * Searches name, slug and keywords, lower case without spaces, all apostrophes alike; some shops need the whole name or
 * slug (product 5.4).
 */
function matchPosition({ brand, keywords, allowNameFullTextSearch }: Shop, wanted: string): number {
  if (!allowNameFullTextSearch) return wanted === squeezed(brand.name) || wanted === brand.slug ? 0 : -1;
  return squeezed([brand.name, brand.slug, ...keywords].join('')).indexOf(wanted);
}

function anyOf(wanted: readonly string[], offered: (shop: Shop) => readonly string[]): ShopRule {
  return onlyIf(wanted.length > 0, (shop) => offered(shop).some((value) => wanted.includes(value)));
}

function knownPlaces(places: readonly string[]): readonly string[] {
  const unknown = places.find((place) => !REDEEMABLE.some((known) => known === place));
  if (unknown !== undefined) throw malformed('', `redeemable does not know ${unknown}`);
  return places;
}

/** Accepts repeated parameters and comma-separated values. */
function values(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');
}

function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw malformed('', `${name} is not a whole number`);
  return Number(text);
}

function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‘’‛`´ʹʼ′＇]/g, "'");
}
