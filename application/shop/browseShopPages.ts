import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { PageRequest, ShopApi, WallPage, WallRequest } from '../ports/shopApi.ts';
import { shownShops, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

type Page = Result<WallPage, Problem>;

/**
 * Fetches a wall page by page, for sites with the switch `usePaginatedShopList`. Each page that came is kept. The
 * last intent wins: a page that is no longer wanted when its turn comes is not asked for. Shops that the site hides are
 * left out of a page but counted in `total`: tell by page and size, not by the shops shown, whether there is a
 * further page.
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

  /**
   * Returns null if a later call has overtaken this one, even while its answer was under way:
   * nothing is to be shown then. Only the kinds of any call (see `Problem`) come back.
   */
  async execute(site: Site, voucher: Voucher | null, wanted: PageRequest): Promise<Page | null> {
    const request = wallRequest(site, voucher);
    // Names that are compared alike find alike, so a typed space costs no call.
    const page = { ...wanted, filter: { ...wanted.filter, name: searchKey(wanted.filter.name) } };
    const key = JSON.stringify([request, page]);
    const isWanted = () => this.#wanted === key;
    this.#wanted = key;
    const answer =
      this.#kept.get(key) ??
      // Whoever waited may find that the page under way was the one they want.
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
