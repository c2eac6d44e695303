import { type Result, done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { VariationEntry } from '#domain/site/variation.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { VariationApi } from '../ports/variationApi.ts';

/**
 * Returns the variations that a site lists. Kept per language. Empty, without a call, if its switch `showVariation`
 * is off.
 */
export class ListVariations {
  readonly #api: VariationApi;
  readonly #kept = new KeptAnswers<readonly VariationEntry[]>();

  constructor(api: VariationApi) {
    this.#api = api;
  }

  /**
   * `locale` must be the one in use: the backend answers in it. Only the kinds of any call (see `Problem`) come back.
   */
  async execute(
    { configKey, switches }: Site,
    locale: Locale,
  ): Promise<Result<readonly VariationEntry[], Problem>> {
    if (!switches.showVariation) return done([]);
    return this.#kept.get(`${locale} ${configKey}`, () => this.#api.list(configKey));
  }
}
