import * as z from 'zod/mini';
import type { PageRequest, ShopApi, WallPage, WallRequest } from '#application/ports/shopApi.ts';
import { type Result, done } from '#domain/core/result.ts';
import { UNREADABLE, type Unreadable } from '#domain/core/unreadable.ts';
import { localPath } from '#domain/link/localPath.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { CODE_KINDS, type Shop, type ShopDetails } from '#domain/shop/shop.ts';
import { HttpApi } from './httpApi.ts';
import { type Answer, call } from './call.ts';
import { displayed } from './displayed.ts';
import { orUnreadable } from './presence.ts';
import {
  matching,
  numericId,
  oneOf,
  orAbsent,
  orNull,
  readable,
  text,
  whole,
  wireId,
  words,
} from './shapes.ts';
import type { Items, Wire } from './tied.ts';
import { urlName } from './urlName.ts';
import { pageQuery, wallQuery } from './wallQuery.ts';
import { placesOf } from './wirePlaces.ts';

const List = z.array(z.unknown());
const flag = orNull(z.boolean());
const name = displayed(words());
const keyword = displayed(text);

const Value = z.object({ valueInCent: whole(1) });
const CodeType = z.object({ kind: oneOf(CODE_KINDS) });
const Category = z.object({ id: numericId, name: displayed(words(200)), urlName, promoted: flag });

const Tile = z.object({
  id: wireId,
  name,
  slug: orNull(text),
  logo: orNull(text),
  logoColour: orNull(matching(/^#[0-9a-f]{6}$/)),
  categories: orAbsent(List as Items<typeof numericId>),
  voucherValues: orAbsent(List as Items<typeof Value>),
  redeemable: orAbsent(List),
  keywords: orAbsent(List as Items<typeof text>),
  position: orNull(oneOf(['T', 'S'] as const)),
  allowNameFullTextSearch: flag,
  type: orNull(text),
});

const Warning = z.pipe(
  z.object({ text }),
  z.transform((warning) => warning.text),
);
const WarningOrUnreadable = z.catch(Warning, UNREADABLE as never) as z.ZodMiniType<
  string | Unreadable,
  z.input<typeof Warning>
>;

const Details = z.object({
  name,
  logo: orNull(text),
  description: orNull(text),
  redeemWarnings: orUnreadable(z.array(WarningOrUnreadable)),
  isNewShopCustomerInquiry: flag,
  codeTypes: orAbsent(List as Items<typeof CodeType>),
  link: orNull(text),
  // Required: without it, a shop that sells nothing looks like a truncated answer.
  voucherValues: List as Items<typeof Value>,
  type: orNull(text),
});
const DETAIL_FIELDS = `${Object.keys(Details.shape).join()},id`;

/** A shop loses an invalid part, and is skipped without id or name. A shop's own page requires the list of values. */
export class HttpShopApi extends HttpApi implements ShopApi {
  async wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>> {
    const path = { id: String(request.voucherCategory) };
    const answer = await call(
      () => this.api.GET('/v2/shop/wall/{id}', { params: { path, query: wallQuery(request) } }),
      List as Items<typeof Tile>,
    );
    return answer.ok ? done(shopsOf(answer.value)) : answer;
  }

  async wallPage(request: WallRequest, page: PageRequest): Promise<Result<WallPage, Problem>> {
    const path = { id: String(request.voucherCategory) };
    const counted: { header?: string | null } = {};
    const answer = await call(
      async () => {
        const sent = await this.api.GET('/v2/shop/wall/{id}', {
          params: { path, query: pageQuery(request, page) },
        });
        counted.header = sent.response.headers.get('X-Total-Count');
        return sent;
      },
      List as Items<typeof Tile>,
    );
    if (!answer.ok) return answer;
    const total = totalOf(counted.header ?? '', page, answer.value.length);
    return done({ shops: shopsOf(answer.value), total });
  }

  async categories(voucherCategory: number): Promise<Result<readonly ShopCategory[], Problem>> {
    const path = { id: String(voucherCategory) };
    const answer = await call(
      () => this.api.GET('/v2/shop/categories/{id}', { params: { path } }),
      List as Items<typeof Category>,
    );
    return answer.ok ? done(categoriesOf(answer.value)) : answer;
  }

  async details(id: string, valueInCent: number | null): Promise<Result<ShopDetails, Problem>> {
    const query = { fields: DETAIL_FIELDS, ...(valueInCent !== null && { voucherValue: valueInCent }) };
    const answer = await call(
      () =>
        this.api.GET('/v2/shop/{id}', { params: { path: { id }, query } }) as Promise<
          Answer<Required<Wire['ShopDetails']>>
        >,
      Details,
    );
    return answer.ok ? done(detailsOf(id, answer.value)) : answer;
  }
}

/**
 * The header's number if it is plausible. Otherwise the number of shops known by now, plus one after a full page, so
 * that the user can load the next page.
 */
function totalOf(header: string, { page, size }: PageRequest, received: number): number {
  const known = page * size + received;
  // An empty page says nothing about the number of shops before it.
  if (/^\d{1,9}$/.test(header) && Number(header) >= (received === 0 ? 0 : known)) return Number(header);
  return received < size ? known : known + 1;
}

/** Keeps the first category of each id and of each path. */
function categoriesOf(items: readonly unknown[]): readonly ShopCategory[] {
  const categories: ShopCategory[] = [];
  for (const { promoted, ...category } of readable(items, Category)) {
    if (categories.some(({ id, urlName: path }) => id === category.id || path === category.urlName)) continue;
    categories.push({ ...category, promoted: promoted ?? false });
  }
  return categories;
}

function shopsOf(items: readonly unknown[]): readonly Shop[] {
  const byId = new Map<string, Shop>();
  for (const tile of readable(items, Tile)) {
    if (!byId.has(tile.id)) byId.set(tile.id, shopOf(tile));
  }
  return [...byId.values()];
}

function shopOf(tile: z.output<typeof Tile>): Shop {
  return {
    id: tile.id,
    name: tile.name,
    slug: tile.slug ?? '',
    logo: localPath(tile.logo ?? ''),
    logoColour: tile.logoColour,
    categories: readable(tile.categories ?? [], numericId),
    voucherValuesInCent: valuesOf(tile.voucherValues),
    redeemable: placesOf(tile.redeemable ?? []),
    keywords: readable(tile.keywords ?? [], keyword),
    position: tile.position ?? 'S',
    allowNameFullTextSearch: tile.allowNameFullTextSearch ?? true,
    isPhysical: tile.type === 'physical',
  };
}

function detailsOf(id: string, details: z.output<typeof Details>): ShopDetails {
  const { redeemWarnings: warnings } = details;
  return {
    id,
    name: details.name,
    logo: localPath(details.logo ?? ''),
    description: details.description ?? '',
    redeemWarnings: warnings === UNREADABLE ? [UNREADABLE] : (warnings ?? []),
    isNewShopCustomerInquiry: details.isNewShopCustomerInquiry ?? false,
    codeKinds: [...new Set(readable(details.codeTypes ?? [], CodeType).map(({ kind }) => kind))],
    link: details.link,
    voucherValuesInCent: valuesOf(details.voucherValues),
    isPhysical: details.type === 'physical',
  };
}

/** Ascending and unique. Texts, fractions, zero and null are not values (product 5.1). */
function valuesOf(values: readonly unknown[] | undefined): readonly number[] {
  const inCent = new Set(readable(values ?? [], Value).map(({ valueInCent }) => valueInCent));
  return [...inCent].sort((one, other) => one - other);
}
