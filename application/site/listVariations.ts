import { type Result, done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { VariationEntry } from '#domain/site/variation.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { VariationDesk } from '../ports/variationDesk.ts';

/** Which variations a site has, once per language; none, and no call, where `showVariation` is off. */
export class ListVariations {
  readonly #desk: VariationDesk;
  readonly #kept = new KeptAnswers<readonly VariationEntry[]>();

  constructor(desk: VariationDesk) {
    this.#desk = desk;
  }

  /** `locale` is the one in use, in which the backend answers. */
  async execute(
    { configKey, switches }: Site,
    locale: Locale,
  ): Promise<Result<readonly VariationEntry[], Problem>> {
    if (!switches.showVariation) return done([]);
    return this.#kept.get(`${locale} ${configKey}`, () => this.#desk.list(configKey));
  }
}
