import { done } from '#domain/core/result.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { AnswerScreen } from '../../../parts/answers/AnswerScreen.ts';
import { useArea, useScreen } from '../../../session/services.ts';
import { useWallAnswer } from '../../../parts/shop/useWallAnswer.ts';
import { SHOPS } from '../services.ts';

/** What the wall knows about a shop besides its own page. All of it is optional. */
export interface ShopOnWall {
  /** Null if the wall does not have it, or is not loaded. */
  readonly shop: Shop | null;
  /** The shop's categories. Only sites with a filter bar load them. */
  readonly categories: readonly ShopCategory[];
}

const NONE: readonly ShopCategory[] = [];

/** Returns what the wall knows about a shop: first the shop, then its categories. Must be called in an observer. */
export function useShopOnWall(id: string): ShopOnWall {
  const { findOnWall, loadCategories } = useArea(SHOPS);
  const found = useWallAnswer(async ({ site, voucher }) => {
    const [shop = null] = await findOnWall.execute(site, voucher, [id]);
    return done(shop);
  });
  const named = useScreen(
    ({ language, session, site: store }) =>
      new AnswerScreen(
        async ({ site, voucher, locale, shop }) =>
          shop === null || !site.switches.showShopFilterBar
            ? done(NONE)
            : loadCategories.execute(site, voucher, locale),
        () => ({
          site: store.site,
          voucher: session.voucher,
          // The names of categories depend on the language too.
          locale: language.locale,
          shop: found.value,
        }),
        { replacesShown: true },
      ),
  );
  const shop = found.value;
  return {
    shop,
    categories: (named.value ?? NONE).filter((category) => shop?.categories.includes(category.id)),
  };
}
