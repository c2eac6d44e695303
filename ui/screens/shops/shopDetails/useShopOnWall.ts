import type { Locale } from '#domain/language/locale.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { LiveState } from '../../../parts/answers/LiveState.ts';
import { useArea, useScreen } from '../../../session/services.ts';
import { SHOPS } from '../services.ts';

/** What the wall knows about a shop besides its own page. All of it is optional. */
export interface ShopOnWall {
  /** Null if the wall does not have it, or is not loaded. */
  readonly shop: Shop | null;
  /** The shop's categories. Only sites with a filter bar load them. */
  readonly categories: readonly ShopCategory[];
}

/** Returns what the wall knows about a shop: first the shop, then its categories. Must be called in an observer. */
export function useShopOnWall(id: string): ShopOnWall {
  const { findOnWall, loadCategories } = useArea(SHOPS);
  const found = useScreen(
    ({ session, site }) =>
      new LiveState<Holder, Shop | null>({
        first: null,
        wanted: () => ({ site: site.site, voucher: session.voucher }),
        ask: async (holder) => {
          const [shop = null] = await findOnWall.execute(holder.site, holder.voucher, [id]);
          return () => shop;
        },
      }),
  );
  const named = useScreen(
    ({ language, session, site }) =>
      new LiveState<Named, readonly ShopCategory[]>({
        first: [],
        wanted: () => ({
          site: site.site,
          voucher: session.voucher,
          locale: language.locale,
          shop: found.state,
        }),
        ask: async (wanted) => {
          if (wanted.shop === null || !wanted.site.switches.showShopFilterBar) return () => [];
          const answer = await loadCategories.execute(wanted.site, wanted.voucher, wanted.locale);
          return () => (answer.ok ? answer.value : []);
        },
      }),
  );
  const shop = found.state;
  return { shop, categories: named.state.filter((category) => shop?.categories.includes(category.id)) };
}

/** The wall depends on the voucher and the site's variation. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** The names of categories depend on the language too. */
interface Named extends Holder {
  readonly locale: Locale;
  readonly shop: Shop | null;
}
