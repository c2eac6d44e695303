import type { Locale } from '#domain/language/locale.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useArea, useScreen } from '../../../session/services.ts';
import { LiveAnswer } from '../answers/LiveAnswer.ts';
import { SHOPS } from '../services.ts';

/** What the wall knows about a shop besides its own page. All of it may be missing; the shop is then shown without. */
export interface ShopOnWall {
  /** The shop as the wall has it; null if it is not there or not yet known. */
  readonly shop: Shop | null;
  /** The shop's categories with their names. Only on sites that filter by them, since only those fetch them. */
  readonly categories: readonly ShopCategory[];
}

/** Returns what the wall knows about a shop: first the shop, then its categories. For observers only. */
export function useShopOnWall(id: string): ShopOnWall {
  const { findOnWall, loadCategories } = useArea(SHOPS);
  const found = useScreen(
    ({ session, site }) =>
      new LiveAnswer<Holder, Shop | null>(
        null,
        () => ({ site: site.site, voucher: session.voucher }),
        async (holder) => (await findOnWall.execute(holder.site, holder.voucher, [id]))[0] ?? null,
      ),
  );
  const named = useScreen(
    ({ language, session, site }) =>
      new LiveAnswer<Named, readonly ShopCategory[]>(
        [],
        () => ({ site: site.site, voucher: session.voucher, locale: language.locale, shop: found.value }),
        async (wanted) => {
          if (wanted.shop === null || !wanted.site.switches.showShopFilterBar) return [];
          const answer = await loadCategories.execute(wanted.site, wanted.voucher, wanted.locale);
          return answer.ok ? answer.value : [];
        },
      ),
  );
  const shop = found.value;
  return { shop, categories: named.value.filter((category) => shop?.categories.includes(category.id)) };
}

/** Whose wall is looked at: another voucher or variation means another wall. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** Another language means other words. */
interface Named extends Holder {
  readonly locale: Locale;
  readonly shop: Shop | null;
}
