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
  /** These three are observed: another voucher or variation means another wall, another language other words. */
  readonly site: () => Site;
  readonly voucher: () => Voucher | null;
  readonly locale: () => Locale;
}

/**
 * View model of what the wall knows about a shop besides its own page. All of it may be missing; the shop is then shown
 * without.
 */
export class ShopOnWallScreen {
  /** The shop as the wall has it; null if it is not there or not yet known. */
  shop: Shop | null = null;
  /** The shop's categories with their names. Only on sites that filter by them, since only those fetch them. */
  categories: readonly ShopCategory[] = [];
  readonly #parts: OnWallParts;
  readonly #latest = new Latest();

  constructor(parts: OnWallParts) {
    this.#parts = parts;
    makeAutoObservable(this, { shop: observableRef, categories: observableRef }, { autoBind: true });
  }

  /** Starts loading, now and whenever site, voucher or language change; returns a function that stops it. */
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

  /** Finds the shop on the wall, then its categories. A failure is not shown: what was not found stays missing. */
  async load(site: Site, voucher: Voucher | null, locale: Locale): Promise<void> {
    const { find, categories, id } = this.#parts;
    const isAwaited = this.#latest.ask();
    const [shop = null] = await find.execute(site, voucher, [id]);
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
