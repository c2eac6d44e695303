import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Place } from '#domain/region/place.ts';
import { KeptAnswers } from '../keptAnswers.ts';

/** The backend's list of the places of a region. */
export interface PlaceApi {
  /** Only the kinds of any call (see `Problem`) come back. */
  places(voucherCategory: number): Promise<Result<readonly Place[], Problem>>;
}

/** Returns the places of the region, offices among them. Kept per language, because opening times are words. */
export class ListPlaces {
  readonly #api: PlaceApi;
  readonly #kept = new KeptAnswers<readonly Place[]>();

  constructor(api: PlaceApi) {
    this.#api = api;
  }

  /** `locale` must be the one in use: the backend answers in it. */
  execute(voucherCategory: number, locale: Locale): Promise<Result<readonly Place[], Problem>> {
    return this.#kept.get(`${locale} ${voucherCategory}`, () => this.#api.places(voucherCategory));
  }
}
