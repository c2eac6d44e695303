import { type Result, done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import {
  type Giveaway,
  type GiveawayPlace,
  type GiveawayRefusal,
  isShownAt,
} from '#domain/giveaway/giveaway.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';

/** The backend's giveaways. What authorises the calls is part of the place: a voucher's token or a redeem link's. */
export interface GiveawayApi {
  /**
   * Returns the giveaway for this place; null if there is none, or none left. Refuses with `session-expired` if the
   * place's permission has run out.
   */
  find(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>>;
  /**
   * Has the giveaway mailed. Never sent twice automatically; retrying after a failure must reuse the same key with
   * the same wish. Refuses with `giveaway-gone` (none left), `giveaway-had` (this address has had it), or both; the
   * money is not touched.
   */
  redeem(wish: GiveawayWish, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>>;
}

/** Which giveaway is wanted, and where it is to be mailed. */
export interface GiveawayWish {
  readonly place: GiveawayPlace;
  readonly giveawayId: string;
  readonly email: Email;
}

/** Looks for a giveaway to show on a page (product 8.7). */
export class FindGiveaway {
  readonly #api: Pick<GiveawayApi, 'find'>;

  constructor(api: Pick<GiveawayApi, 'find'>) {
    this.#api = api;
  }

  /**
   * Returns null also for a giveaway that is not meant to be shown at this place. Problems come back as
   * `GiveawayApi.find` says; the page does without a giveaway then.
   */
  async execute(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>> {
    const found = await this.#api.find(place);
    if (!found.ok || found.value === null || isShownAt(found.value, place.kind)) return found;
    return done(null);
  }
}
