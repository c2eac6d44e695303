import { type Result, done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type CategoryNames, categoryNames } from '#domain/region/placeCategory.ts';
import type { Site } from '#domain/site/site.ts';
import type { BrowseShops } from '../shop/browseShops.ts';
import type { LoadCategories } from '../shop/loadCategories.ts';

/** Returns the categories of the shops behind the places. They are known from the wall, which is cached. */
export class ListPlaceCategories {
  readonly #shops: BrowseShops;
  readonly #categories: LoadCategories;

  constructor(shops: BrowseShops, categories: LoadCategories) {
    this.#shops = shops;
    this.#categories = categories;
  }

  /** `locale` must be the current one, because the backend answers in it. */
  async execute(site: Site, locale: Locale): Promise<Result<CategoryNames, Problem>> {
    const [wall, categories] = await Promise.all([
      this.#shops.execute(site, null),
      this.#categories.execute(site, null, locale),
    ]);
    if (!wall.ok) return wall;
    if (!categories.ok) return categories;
    return done(categoryNames(wall.value.shops, categories.value));
  }
}
