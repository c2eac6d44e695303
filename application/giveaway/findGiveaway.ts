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

/** Where giveaways are found and had. */
export interface GiveawayDesk {
  /** Null where there is none, or none any more. */
  find(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>>;
  redeem(wish: GiveawayWish, key: IdempotencyKey): Promise<Result<null, GiveawayRefusal>>;
}

export interface GiveawayWish {
  readonly place: GiveawayPlace;
  readonly giveawayId: string;
  readonly email: Email;
}

/** Looks for a giveaway at a place. One that is not to be seen there is none. A fault goes to the caller (specification 8). */
export class FindGiveaway {
  readonly #desk: Pick<GiveawayDesk, 'find'>;

  constructor(desk: Pick<GiveawayDesk, 'find'>) {
    this.#desk = desk;
  }

  async execute(place: GiveawayPlace): Promise<Result<Giveaway | null, Problem>> {
    const found = await this.#desk.find(place);
    if (!found.ok || found.value === null || isShownAt(found.value, place.kind)) return found;
    return done(null);
  }
}
