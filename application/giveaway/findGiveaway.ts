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

/** The place carries what authorises the calls: the voucher's token or the redeem link's. */
export interface GiveawayApi {
  /** Null if there is none or none left. Refuses with `session-expired` if the place's token has expired. */
  find(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>>;
  /**
   * Mails the giveaway. Never sent twice automatically; a retry must reuse the key with the same wish. Refuses with
   * `giveaway-gone` (none left) and/or `giveaway-had` (already sent to this address). Moves no money.
   */
  redeem(request: GiveawayRequest, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>>;
}

export interface GiveawayRequest {
  readonly place: GiveawayPlace;
  readonly giveawayId: string;
  readonly email: Email;
}

export class FindGiveaway {
  readonly #api: Pick<GiveawayApi, 'find'>;

  constructor(api: Pick<GiveawayApi, 'find'>) {
    this.#api = api;
  }

  /** Also null if the giveaway must not be shown at this place (product 8.7). On a problem the page shows none. */
  async execute(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>> {
    const found = await this.#api.find(place);
    if (!found.ok || found.value === null || isShownAt(found.value, place.kind)) return found;
    return done(null);
  }
}
