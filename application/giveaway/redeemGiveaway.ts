import type { Result } from '#domain/core/result.ts';
import type { GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { GiveawayDesk, GiveawayWish } from './findGiveaway.ts';

/**
 * Has a giveaway mailed. Retrying after a lost answer must reuse the same key with the same wish, so that it is
 * mailed once only.
 */
export class RedeemGiveaway {
  readonly #desk: Pick<GiveawayDesk, 'redeem'>;

  constructor(desk: Pick<GiveawayDesk, 'redeem'>) {
    this.#desk = desk;
  }

  execute(wish: GiveawayWish, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>> {
    return this.#desk.redeem(wish, key);
  }
}
