import type { PageRequest, WallRequest } from '#application/ports/shopApi.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import type { paths } from '#openapi/schema.d.ts';
import { WIRE_PLACES } from './wirePlaces.ts';

type WallQuery = NonNullable<paths['/v2/shop/wall/{id}']['get']['parameters']['query']>;

/** Omits parameters that narrow nothing. */
export function wallQuery({ currency, distribution, noMarketplaces }: WallRequest): WallQuery {
  return {
    currency,
    ...(distribution === null ? {} : { distribution: sendable(distribution) }),
    ...(noMarketplaces ? { noMarketplaces } : {}),
  };
}

/** Sends the name in its normalised form: lower case, without spaces (product 5.4). */
export function pageQuery(request: WallRequest, { filter, page, size }: PageRequest): WallQuery {
  const name = searchKey(filter.name);
  const { categories, valueLevels, redeemable, keywords, shopIds } = filter;
  return {
    ...wallQuery(request),
    ...(name === '' ? {} : { name: sendable(name) }),
    ...(categories.length === 0 ? {} : { categories: categories.map(String) }),
    ...(valueLevels.length === 0 ? {} : { voucherValue: [...valueLevels] }),
    ...(redeemable.length === 0 ? {} : { redeemable: redeemable.map((place) => WIRE_PLACES[place]) }),
    ...(keywords.length === 0 ? {} : { keywords: keywords.map(sendable) }),
    ...(shopIds.length === 0 ? {} : { shopIds: shopIds.map(sendable) }),
    page,
    size,
  };
}

/** Replaces a lone surrogate, which truncating may leave: it cannot be escaped in a URL. */
function sendable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
