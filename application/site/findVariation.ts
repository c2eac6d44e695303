import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { Variation } from '#domain/site/variation.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { VariationApi } from '../ports/variationApi.ts';

/** Looks up a path's variation (route `findVariation`); null if there is none. Cached per language. */
export class FindVariation {
  readonly #api: VariationApi;
  readonly #kept = new KeptAnswers<Variation | null>();

  constructor(api: VariationApi) {
    this.#api = api;
  }

  /** `urlName` must be in lower case, and `locale` the current one, because the backend answers in it. */
  execute({ configKey }: Site, urlName: string, locale: Locale): Promise<Result<Variation | null, Problem>> {
    return this.#kept.get(`${locale} ${configKey} ${urlName}`, () => this.#api.find(configKey, urlName));
  }
}
