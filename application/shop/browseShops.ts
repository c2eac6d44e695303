import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ShopFinder, createFinder } from '#domain/shop/shopFinder.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopDesk } from '../ports/shopDesk.ts';
import { shownShops, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

/**
 * Fetches the whole wall: with a voucher what it can buy, without one what the site offers. Each wall is kept, so that
 * coming back to it shows it at once; the language plays no part, since a wall has names and no sentences. Categories
 * that a site hides are left out (specification 5).
 */
export class BrowseShops {
  readonly #desk: ShopDesk;
  readonly #turns: WallTurns;
  readonly #kept = new KeptAnswers<ShopFinder>();

  constructor(desk: ShopDesk, turns: WallTurns) {
    this.#desk = desk;
    this.#turns = turns;
  }

  execute(site: Site, voucher: Voucher | null): Promise<Result<ShopFinder, Problem>> {
    const request = wallRequest(site, voucher);
    return this.#kept.get(JSON.stringify(request), () =>
      this.#turns.next(async () => {
        const answer = await this.#desk.wall(request);
        return answer.ok ? done(createFinder(shownShops(answer.value, site))) : answer;
      }),
    );
  }
}
