import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';

export interface OfferApi {
  offers(configKey: string): Promise<Result<Offers, Problem>>;
}

export type OfferSite = Pick<Site, 'configKey' | 'currency'>;

/** Not cached: offers may change. */
export class ListOffers {
  readonly #api: OfferApi;

  constructor(api: OfferApi) {
    this.#api = api;
  }

  /** Also refuses with `unreadable-answer` if the offers have another currency than the site. */
  async execute({ configKey, currency }: OfferSite): Promise<Result<Offers, Problem>> {
    const offers = await this.#api.offers(configKey);
    return offers.ok && offers.value.currency !== currency ? refused({ kind: 'unreadable-answer' }) : offers;
  }
}
