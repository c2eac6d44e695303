import type { Result } from '#domain/core/result.ts';
import type { GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { GiveawayApi, GiveawayRequest } from './findGiveaway.ts';

/** A retry after a lost answer must reuse the key with the same wish, so that the mail is sent only once. */
export class RedeemGiveaway {
  readonly #api: Pick<GiveawayApi, 'redeem'>;

  constructor(api: Pick<GiveawayApi, 'redeem'>) {
    this.#api = api;
  }

  execute(request: GiveawayRequest, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>> {
    return this.#api.redeem(request, key);
  }
}
