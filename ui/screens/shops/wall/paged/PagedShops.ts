import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import { seeAlike } from '#application/shop/wallRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { PORTION } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

/** State of the next page. */
export type Further = 'nothing' | 'offered' | 'loading' | 'failed';

/** The loaded pages. */
export interface PagesShown {
  readonly kind: 'shown';
  /** The shops of all loaded pages, without duplicates. */
  readonly shops: readonly Shop[];
  /** How many shops match on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly further: Further;
  /** The filter of these shops; the current filter may differ. */
  readonly filter: ShopFilter;
}

export type PagedState =
  | { readonly kind: 'loading' }
  | PagesShown
  | { readonly kind: 'failed'; readonly problem: Problem };

interface Wanted {
  readonly site: Site;
  readonly voucher: Voucher | null;
  readonly filter: ShopFilter;
}

/** The shops of a paginated wall (switch `usePaginatedShopList`): the backend filters, and the latest request wins. */
export class PagedShops {
  state: PagedState = { kind: 'loading' };
  /**
   * The values of all shops loaded so far, in minor units, ascending; the filter offers these, since the whole wall is
   * not loaded.
   */
  levels: readonly number[] = [];
  /** The whole wall, loaded only to explain why nothing matches; else null. */
  searchable: SearchableWall | null = null;
  readonly #pages: BrowseShopPages;
  readonly #browse: BrowseShops;
  #wanted: Wanted | null = null;
  /** The request of the shown shops. Further pages are loaded only while it is also the latest request. */
  #shown: Wanted | null = null;

  constructor(pages: BrowseShopPages, browse: BrowseShops) {
    this.#pages = pages;
    this.#browse = browse;
    makeAutoObservable(
      this,
      { state: observableRef, levels: observableRef, searchable: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Loads the first page; the first call loads `pages` of them, to restore a scroll position. The shown shops stay
   * meanwhile; if the first page fails, the state becomes `failed`. Loads nothing if the wall and the filter are the
   * same: another language makes the variation another site object, but not another wall.
   */
  async load(site: Site, voucher: Voucher | null, filter: ShopFilter, pages = 1): Promise<void> {
    const wanted = { site, voucher, filter };
    const before = this.#wanted;
    const isSame = before?.filter === filter && seeAlike(before, wanted);
    if (!isSame || this.state.kind === 'failed') await this.#load(wanted, before === null ? pages : 1);
  }

  async #load(wanted: Wanted, pages: number): Promise<void> {
    if (this.#wanted === null || !seeAlike(this.#wanted, wanted)) this.know(null);
    this.#wanted = wanted;
    if (this.state.kind === 'failed') this.become({ kind: 'loading' });
    let shown: PagesShown | null = null;
    for (let page = 0; page < pages; page += 1) {
      const next = await this.#fetch(wanted, page, shown);
      if (next === null) return;
      if (next.kind === 'failed') {
        this.#shown = wanted;
        this.become(shown ? { ...shown, further: 'failed' } : next);
        return;
      }
      shown = next;
      if (shown.further === 'nothing') break;
    }
    this.#shown = wanted;
    if (shown) this.become(shown);
    if (shown?.total === 0 && activeGroups(wanted.filter).length > 0) await this.#explain(wanted);
  }

  /** Repeats the last request after a failure. */
  async retry(): Promise<void> {
    if (this.#wanted) await this.#load(this.#wanted, 1);
  }

  /**
   * Loads one more page. On a failure the shown shops stay, and the user can retry. Does nothing while a page is
   * loading, if there is none, or while other shops are requested.
   */
  async more(): Promise<void> {
    const before = this.state;
    const wanted = this.#shown;
    if (before.kind !== 'shown' || before.further === 'loading' || before.further === 'nothing') return;
    if (wanted === null || wanted !== this.#wanted) return;
    this.become({ ...before, further: 'loading' });
    const next = await this.#fetch(wanted, before.pages, before);
    if (next) this.become(next.kind === 'failed' ? { ...before, further: 'failed' } : next);
  }

  /** Loads a page and appends it to the shops of `before`; null if another request overtook it. */
  async #fetch(
    wanted: Wanted,
    page: number,
    before: PagesShown | null,
  ): Promise<PagesShown | { kind: 'failed'; problem: Problem } | null> {
    const request = { filter: wanted.filter, page, size: PORTION };
    const answer = await this.#pages.execute(wanted.site, wanted.voucher, request);
    if (answer === null || wanted !== this.#wanted) return null;
    if (!answer.ok) return { kind: 'failed', problem: answer.fault };
    const known = new Set(before?.shops.map(({ id }) => id));
    const news = answer.value.shops.filter(({ id }) => !known.has(id));
    const { total } = answer.value;
    this.see(news);
    return {
      kind: 'shown',
      shops: [...(before?.shops ?? []), ...news],
      total,
      pages: page + 1,
      further: (page + 1) * PORTION < total ? 'offered' : 'nothing',
      filter: wanted.filter,
    };
  }

  async #explain(wanted: Wanted): Promise<void> {
    const answer = await this.#browse.execute(wanted.site, wanted.voucher);
    if (!answer.ok || wanted !== this.#wanted) return;
    this.know(answer.value);
    this.see(answer.value.shops);
  }

  private become(state: PagedState): void {
    this.state = state;
  }

  private know(searchable: SearchableWall | null): void {
    this.searchable = searchable;
  }

  private see(shops: readonly Shop[]): void {
    const offered = shops.flatMap(({ voucherValuesInCent }) => voucherValuesInCent);
    const levels = new Set([...this.levels, ...offered.filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT)]);
    if (levels.size > this.levels.length) this.levels = [...levels].sort((one, other) => one - other);
  }
}
