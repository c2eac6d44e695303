import { type Result, done } from '#domain/core/result.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { VariationEntry } from '#domain/site/variation.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { VariationApi } from '../ports/variationApi.ts';

/** Cached per language. Empty without a call if the site has none. */
export class ListVariations {
  readonly #api: VariationApi;
  readonly #kept = new KeptAnswers<readonly VariationEntry[]>();

  constructor(api: VariationApi) {
    this.#api = api;
  }

  /** `locale` must be the current one, because the backend answers in it. */
  async execute(site: Site, locale: Locale): Promise<Result<readonly VariationEntry[], Problem>> {
    if (!hasFeature(site, 'variations')) return done([]);
    return this.#kept.get(`${locale} ${site.configKey}`, () => this.#api.list(site.configKey));
  }
}
