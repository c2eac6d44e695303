import { type Result, done } from '#domain/core/result.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Site } from '#domain/site/site.ts';
import type { Variation } from '#domain/site/variation.ts';
import type { LoadCategories } from '../shop/loadCategories.ts';
import type { FindVariation } from './findVariation.ts';
import type { ListVariations } from './listVariations.ts';

export type PathMeaning =
  | { readonly kind: 'variation'; readonly variation: Variation }
  | { readonly kind: 'category'; readonly category: ShopCategory }
  | { readonly kind: 'unknown' };

/** Resolves a path: first a listed variation, then a category, then an unlisted variation (product 3.4; ADR 4). */
export class ResolvePath {
  readonly #listVariations: ListVariations;
  readonly #findVariation: FindVariation;
  readonly #loadCategories: LoadCategories;

  constructor(listVariations: ListVariations, findVariation: FindVariation, loadCategories: LoadCategories) {
    this.#listVariations = listVariations;
    this.#findVariation = findVariation;
    this.#loadCategories = loadCategories;
  }

  /** `urlName` is decoded; `locale` is read before every call. A failed list matters only if nothing else matches. */
  async execute(site: Site, urlName: string, locale: () => Locale): Promise<Result<PathMeaning, Problem>> {
    const name = urlName.toLowerCase();
    const [entries, categories] = await Promise.all([
      this.#listVariations.execute(site, locale()),
      this.#loadCategories.execute(site, null, locale()),
    ]);
    const isListed = entries.ok && entries.value.some((entry) => entry.urlName === name);
    const category = categories.ok ? categories.value.find((one) => one.urlName === name) : undefined;
    if (category && !isListed) return done({ kind: 'category', category });

    const found = hasFeature(site, 'variations')
      ? await this.#findVariation.execute(site, name, locale())
      : done(null);
    if (!found.ok) return found;
    if (found.value) return done({ kind: 'variation', variation: found.value });
    if (category) return done({ kind: 'category', category });
    return [entries, categories].find((list) => !list.ok) ?? done({ kind: 'unknown' });
  }
}
