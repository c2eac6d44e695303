import type { Result } from '#domain/core/result.ts';
import type { GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { GiveawayApi, GiveawayWish } from './findGiveaway.ts';

/**
 * Has a giveaway mailed. Retrying after a lost answer must reuse the same key with the same wish, so that it is
 * mailed once only.
 */
export class RedeemGiveaway {
  readonly #api: Pick<GiveawayApi, 'redeem'>;

  constructor(api: Pick<GiveawayApi, 'redeem'>) {
    this.#api = api;
  }

  execute(wish: GiveawayWish, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>> {
    return this.#api.redeem(wish, key);
  }
}
