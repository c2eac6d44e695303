import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';

/** Tells which vouchers can be ordered. */
export interface OfferApi {
  /** `configKey` is the site's. Only the kinds of any call (see `Problem`) come back. */
  offers(configKey: string): Promise<Result<Offers, Problem>>;
}

/** Returns which vouchers can be ordered on a site, as it is now. Only the kinds of any call come back. */
export class ListOffers {
  readonly #api: OfferApi;

  constructor(api: OfferApi) {
    this.#api = api;
  }

  execute(configKey: string): Promise<Result<Offers, Problem>> {
    return this.#api.offers(configKey);
  }
}
