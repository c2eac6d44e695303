import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';

export interface OfferApi {
  offers(configKey: string): Promise<Result<Offers, Problem>>;
}

/** Not cached: offers may change. */
export class ListOffers {
  readonly #api: OfferApi;

  constructor(api: OfferApi) {
    this.#api = api;
  }

  execute(configKey: string): Promise<Result<Offers, Problem>> {
    return this.#api.offers(configKey);
  }
}
