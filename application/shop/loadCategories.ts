import { type Result, done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';

/** Loads the filter categories without those that the site hides. Cached per language. */
export class LoadCategories {
  readonly #api: ShopApi;
  readonly #kept = new KeptAnswers<readonly ShopCategory[]>();

  constructor(api: ShopApi) {
    this.#api = api;
  }

  /** `locale` must be the current one, because the backend answers in it. */
  async execute(
    site: Site,
    voucher: Voucher | null,
    locale: Locale,
  ): Promise<Result<readonly ShopCategory[], Problem>> {
    const voucherCategory = voucher?.categoryId ?? site.voucherCategory;
    const answer = await this.#kept.get(`${locale} ${voucherCategory}`, () =>
      this.#api.categories(voucherCategory),
    );
    return answer.ok
      ? done(answer.value.filter(({ id }) => !site.hiddenShopCategories.includes(id)))
      : answer;
  }
}
