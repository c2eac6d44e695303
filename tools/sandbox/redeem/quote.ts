import { type Instant, MINUTE, rfc3339 } from '../core/clock.ts';
import { refusal } from '../core/problem.ts';
import { type Fields, fieldsAt, idAt, malformed, wholeNumberAt } from '../core/read.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { ShopCatalogue } from '../shop/catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { type Voucher, takesPayments } from '../voucher/voucher.ts';

const QUOTE_LIFETIME = 30 * MINUTE;
const MOST_ITEMS = 20;
/** From this sum within a day, a redemption waits for a fraud check (product 6.11). */
export const LARGE_REDEMPTION_IN_CENT = 25_000;

export interface QuotedItem {
  readonly shop: Shop;
  readonly valueInCent: number;
  readonly quantity: number;
}

/** A quote moves no value. */
export interface Quote {
  readonly id: string;
  readonly serialNumber: string;
  readonly currency: string;
  readonly items: readonly QuotedItem[];
  readonly totalInCent: number;
  /** The voucher's part; the holder pays the rest. */
  readonly coveredInCent: number;
  readonly expiresAt: Instant;
}

/** 400 for a wrong shape, SHPx1 for an unknown shop. */
export function readItems(body: Fields, shops: ShopCatalogue): QuotedItem[] {
  const items = body['items'];
  if (!Array.isArray(items) || items.length === 0 || items.length > MOST_ITEMS) {
    throw malformed('/items', `1 to ${MOST_ITEMS} items are expected`);
  }
  return items.map((item: unknown, index) => readItem(item, `/items/${index}`, shops));
}

function readItem(item: unknown, pointer: string, shops: ShopCatalogue): QuotedItem {
  const fields = fieldsAt(item, pointer);
  const valueInCent = wholeNumberAt(fields, 'valueInCent', pointer);
  const quantity = wholeNumberAt(fields, 'quantity', pointer);
  if (valueInCent < 1) throw malformed(`${pointer}/valueInCent`, 'A value above 0 is expected');
  if (quantity < 1 || quantity > MOST_ITEMS) throw malformed(`${pointer}/quantity`, 'Too few or too many');
  const shop = shops.find(idAt(fields, 'shopId', pointer));
  if (shop === undefined) throw refusal('SHPx1', { pointer: `${pointer}/shopId` });
  return { shop, valueInCent, quantity };
}

/**
 * Refuses what a voucher cannot buy at all: SHPx2, a value that the shop does not offer, or a part of a balance that is
 * redeemed as a whole.
 */
export function checkItems(items: readonly QuotedItem[], voucher: Voucher): void {
  for (const [index, item] of items.entries()) checkItem(item, `/items/${index}`, voucher);
}

function checkItem({ shop, valueInCent }: QuotedItem, pointer: string, voucher: Voucher): void {
  if (!takes(shop, voucher)) throw refusal('SHPx2', { pointer: `${pointer}/shopId` });
  const isWhole = valueInCent === voucher.balanceInCent;
  const isPart = siteOfCategory(voucher.categoryId)?.wholeBalanceOnly === true && !isWhole;
  if (!isPart && shop.valuesInCent.includes(valueInCent)) return;
  const detail = isPart ? 'Only the whole balance can be redeemed' : 'The shop does not offer this value';
  throw refusal('STDx1', { status: 422, pointer: `${pointer}/valueInCent`, detail, moneyState: 'untouched' });
}

function takes(shop: Shop, voucher: Voucher): boolean {
  if (shop.currency !== voucher.currency || !shop.accepts.has(voucher.categoryId)) return false;
  if (shop.isMarketplace && voucher.noMarketplaces) return false;
  return !(shop.refusesPromotion && voucher.distribution === 'PROMOTION');
}

function totalOf(items: readonly QuotedItem[]): number {
  return items.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);
}

/** VCRx30 if the balance is too low and the site takes no payments. */
export function newQuote(items: readonly QuotedItem[], voucher: Voucher, now: Instant): Quote {
  const totalInCent = totalOf(items);
  const coveredInCent = Math.min(totalInCent, voucher.balanceInCent);
  if (coveredInCent < totalInCent && !takesPayments(voucher)) throw refusal('VCRx30');
  return {
    id: crypto.randomUUID(),
    serialNumber: voucher.serialNumber,
    currency: voucher.currency,
    items,
    totalInCent,
    coveredInCent,
    expiresAt: now + QUOTE_LIFETIME,
  };
}

/** The difference that the holder pays, in cents. */
export function toPayOf({ totalInCent, coveredInCent }: Quote): number {
  return totalInCent - coveredInCent;
}

/** @param spentTodayInCent redeemed from the voucher within the last 24 hours */
export function quoteAnswer(quote: Quote, voucher: Voucher, spentTodayInCent: number): Wire['Quote'] {
  return {
    quoteId: quote.id,
    currency: quote.currency,
    balanceInCent: voucher.balanceInCent,
    coveredInCent: quote.coveredInCent,
    toPayInCent: toPayOf(quote),
    remainingInCent: voucher.balanceInCent - quote.coveredInCent,
    expiresAt: rfc3339(quote.expiresAt),
    notices: noticesOf(quote, spentTodayInCent),
  };
}

function noticesOf(quote: Quote, spentTodayInCent: number): Wire['QuoteNotice'][] {
  const large = quote.totalInCent + spentTodayInCent >= LARGE_REDEMPTION_IN_CENT;
  const slow = quote.items.filter(({ shop }) => shop.delayHours > 0);
  const posted = quote.items.filter(({ shop }) => shop.type === 'physical');
  return [
    ...(large ? [{ code: 'LARGE_REDEMPTION' }] : []),
    ...slow.map(({ shop }) => ({ code: 'PARTNER_DELAYED', shopId: shop.id })),
    ...posted.map(({ shop }) => ({ code: 'SENT_BY_POST', shopId: shop.id })),
  ];
}
