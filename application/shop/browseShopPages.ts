import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { PageRequest, ShopApi, WallPage, WallRequest } from '../ports/shopApi.ts';
import { shownShops, wallKey, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

type Page = Result<WallPage, Problem>;

/**
 * Loads and caches the wall page by page. The latest request wins: a stale one is skipped when its turn comes. `total`
 * includes shops that the site hides, so derive further pages from page and size, not from the shops shown.
 */
export class BrowseShopPages {
  readonly #api: ShopApi;
  readonly #turns: WallTurns;
  readonly #kept = new Map<string, Page>();
  #wanted: string | null = null;

  constructor(api: ShopApi, turns: WallTurns) {
    this.#api = api;
    this.#turns = turns;
  }

  /** Null if a later call has overtaken this one: show nothing then. */
  async execute(site: Site, voucher: Voucher | null, wanted: PageRequest): Promise<Page | null> {
    const request = wallRequest(site, voucher);
    // Equal search keys share one call: a typed space costs none.
    const page = { ...wanted, filter: { ...wanted.filter, name: searchKey(wanted.filter.name) } };
    const key = JSON.stringify([wallKey(site, voucher), page]);
    const isWanted = () => this.#wanted === key;
    this.#wanted = key;
    const answer =
      this.#kept.get(key) ??
      // The page may have arrived while this call waited for its turn.
      (await this.#turns.next(
        () => this.#kept.get(key) ?? (isWanted() ? this.#fetch(request, page, key, site) : null),
      ));
    return isWanted() ? answer : null;
  }

  async #fetch(request: WallRequest, page: PageRequest, key: string, site: Site): Promise<Page> {
    const answer = await this.#api.wallPage(request, page);
    if (!answer.ok) return answer;
    const shown = done({ shops: shownShops(answer.value.shops, site), total: answer.value.total });
    this.#kept.set(key, shown);
    return shown;
  }
}
