import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Place } from '#domain/region/place.ts';
import { KeptAnswers } from '../keptAnswers.ts';

export interface PlaceApi {
  places(voucherCategory: number): Promise<Result<readonly Place[], Problem>>;
}

/** Returns a region's places and offices. Cached per language, because opening times are translated. */
export class ListPlaces {
  readonly #api: PlaceApi;
  readonly #kept = new KeptAnswers<readonly Place[]>();

  constructor(api: PlaceApi) {
    this.#api = api;
  }

  /** `locale` must be the current one, because the backend answers in it. */
  execute(voucherCategory: number, locale: Locale): Promise<Result<readonly Place[], Problem>> {
    return this.#kept.get(`${locale} ${voucherCategory}`, () => this.#api.places(voucherCategory));
  }
}
