import * as z from 'zod/mini';
import type { ShopDesk, WallRequest } from '#application/ports/shopDesk.ts';
import { type Result, done } from '#domain/core/result.ts';
import { localPath } from '#domain/link/localPath.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { CODE_KINDS, type Redeemable, type Shop, type ShopDetails } from '#domain/shop/shop.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { numericId, oneOf, orAbsent, orNull, readable, text, whole, wireId, words } from './shapes.ts';

const DETAIL_FIELDS =
  'name,logo,description,redeemWarnings,isNewShopCustomerInquiry,codeTypes,link,voucherValues,type,id';

const REDEEMABLE: Readonly<Record<string, Redeemable>> = {
  REDEEMABLE_ONLINE: 'online',
  REDEEMABLE_BRANCH: 'branch',
};

const list = orAbsent(z.array(z.unknown()));
const flag = orNull(z.boolean());
const name = words();

const Wall = z.array(z.unknown());

const Tile = z.object({
  id: wireId,
  name,
  slug: orNull(text),
  logo: orNull(text),
  categories: list,
  voucherValues: list,
  redeemable: list,
  keywords: list,
  position: orNull(oneOf(['T', 'S'] as const)),
  allowNameFullTextSearch: flag,
  type: orNull(text),
});

const Details = z.object({
  name,
  logo: orNull(text),
  description: orNull(text),
  redeemWarnings: list,
  isNewShopCustomerInquiry: flag,
  codeTypes: list,
  link: orNull(text),
  voucherValues: list,
  type: orNull(text),
});

const Value = z.object({ valueInCent: whole(1) });
const Warning = z.object({ text });
const CodeType = z.object({ kind: oneOf(CODE_KINDS) });

/**
 * Fetches shops. A shop with an odd part loses that part, one without an id or a name is left out; the wall
 * stands as long as it is a list.
 */
export class HttpShopDesk implements ShopDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async wall(request: WallRequest): Promise<Result<readonly Shop[], Problem>> {
    const { voucherCategory, currency, distribution, noMarketplaces } = request;
    const answer = await call(
      () =>
        this.#api.GET('/v2/shop/wall/{id}', {
          params: {
            path: { id: String(voucherCategory) },
            query: {
              currency,
              ...(distribution === null ? {} : { distribution }),
              ...(noMarketplaces ? { noMarketplaces } : {}),
            },
          },
        }),
      Wall,
    );
    return answer.ok ? done(shopsOf(answer.value)) : answer;
  }

  async details(id: string): Promise<Result<ShopDetails, Problem>> {
    const answer = await call(
      () => this.#api.GET('/v2/shop/{id}', { params: { path: { id }, query: { fields: DETAIL_FIELDS } } }),
      Details,
    );
    return answer.ok ? done(detailsOf(id, answer.value)) : answer;
  }
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
    categories: readable(tile.categories ?? [], numericId),
    voucherValuesInCent: valuesOf(tile.voucherValues),
    redeemable: readable(tile.redeemable ?? [], text).flatMap((place) => REDEEMABLE[place] ?? []),
    keywords: readable(tile.keywords ?? [], text),
    position: tile.position ?? 'S',
    allowNameFullTextSearch: tile.allowNameFullTextSearch ?? true,
    isPhysical: tile.type === 'physical',
  };
}

function detailsOf(id: string, details: z.output<typeof Details>): ShopDetails {
  return {
    id,
    name: details.name,
    logo: localPath(details.logo ?? ''),
    description: details.description ?? '',
    redeemWarnings: readable(details.redeemWarnings ?? [], Warning).map((warning) => warning.text),
    isNewShopCustomerInquiry: details.isNewShopCustomerInquiry ?? false,
    codeKinds: [...new Set(readable(details.codeTypes ?? [], CodeType).map(({ kind }) => kind))],
    link: details.link,
    voucherValuesInCent: valuesOf(details.voucherValues),
    isPhysical: details.type === 'physical',
  };
}

/** Ascending, each once. Texts, fractions, zero and null are no values (fortress C1). */
function valuesOf(values: readonly unknown[] | undefined): readonly number[] {
  const inCent = new Set(readable(values ?? [], Value).map(({ valueInCent }) => valueInCent));
  return [...inCent].sort((one, other) => one - other);
}
