import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

export interface OnWallParts {
  readonly find: FindOnWall;
  readonly categories: LoadCategories;
  readonly id: string;
  /** All are asked each time: with another voucher or variation there is another wall, in another language other words. */
  readonly site: () => Site;
  readonly voucher: () => Voucher | null;
  readonly locale: () => Locale;
}

/** What the wall adds to a shop's own page. All of it may be missing: the shop is shown without. */
export class OnWallScreen {
  shop: Shop | null = null;
  /** Those of the shop, named. Only where the site filters by them, since only there they are fetched anyway. */
  categories: readonly ShopCategory[] = [];
  readonly #parts: OnWallParts;
  readonly #latest = new Latest();

  constructor(parts: OnWallParts) {
    this.#parts = parts;
    makeAutoObservable(this, { shop: observableRef, categories: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const { site, voucher, locale } = this.#parts;
    const leave = this.#latest.enter();
    const following = reaction(
      () => [site(), voucher(), locale()] as const,
      (now) => void this.load(...now),
      { fireImmediately: true },
    );
    return () => {
      leave();
      following();
    };
  }

  async load(site: Site, voucher: Voucher | null, locale: Locale): Promise<void> {
    const { find, categories, id } = this.#parts;
    const isAwaited = this.#latest.ask();
    const shop = await find.execute(site, voucher, id);
    if (!isAwaited()) return;
    this.know(shop, []);
    if (!shop || !site.switches.showShopFilterBar) return;
    const named = await categories.execute(site, voucher, locale);
    if (named.ok && isAwaited()) {
      this.know(
        shop,
        named.value.filter((category) => shop.categories.includes(category.id)),
      );
    }
  }

  private know(shop: Shop | null, categories: readonly ShopCategory[]): void {
    this.shop = shop;
    this.categories = categories;
  }
}
