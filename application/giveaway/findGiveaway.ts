import { type Result, done } from '#domain/core/result.ts';
import { type Giveaway, type GiveawayPlace, isShownAt } from '#domain/giveaway/giveaway.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** The place carries what authorises the calls: the voucher's token or the redeem link's. */
export interface GiveawayApi {
  /** Null if there is none or none left. Refuses with `session-expired` if the place's token has expired. */
  find(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>>;
}

export class FindGiveaway {
  readonly #api: GiveawayApi;

  constructor(api: GiveawayApi) {
    this.#api = api;
  }

  /** Also null if the giveaway must not be shown at this place (product 8.7). On a problem the page shows none. */
  async execute(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>> {
    const found = await this.#api.find(place);
    if (!found.ok || found.value === null || isShownAt(found.value, place.kind)) return found;
    return done(null);
  }
}
