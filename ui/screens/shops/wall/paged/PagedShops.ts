import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import { seeAlike } from '#application/shop/wallRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { PORTION } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT, activeGroups } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

/** What is known of further pages: none, one can be loaded, it is being loaded, or loading it failed. */
export type Further = 'nothing' | 'offered' | 'loading' | 'failed';

/** The pages that are shown, and what is known of further ones. */
export interface PagesShown {
  readonly kind: 'shown';
  /** The shops of all pages loaded so far, each once. */
  readonly shops: readonly Shop[];
  /** How many shops the filter finds on all pages together. */
  readonly total: number;
  /** How many pages are loaded. */
  readonly pages: number;
  readonly further: Further;
  /** The shops that came with the last "load more". */
  readonly news: readonly Shop[];
  /** The filter that found these shops; another one may be wanted by now. */
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

/**
 * The shops of a wall in pages (switch `usePaginatedShopList`): the backend filters, and the latest request wins.
 */
export class PagedShops {
  state: PagedState = { kind: 'loading' };
  /**
   * The values of all shops seen so far, in cents, ascending: what the filter can offer without knowing the whole wall.
   */
  levels: readonly number[] = [];
  /** The whole wall; fetched only to say why nothing was found, else null. */
  finder: ShopFinder | null = null;
  readonly #pages: BrowseShopPages;
  readonly #browse: BrowseShops;
  #wanted: Wanted | null = null;
  /** The request that the shown shops answer. Further pages are loaded only while nothing else is wanted. */
  #shown: Wanted | null = null;

  constructor(pages: BrowseShopPages, browse: BrowseShops) {
    this.#pages = pages;
    this.#browse = browse;
    makeAutoObservable(
      this,
      { state: observableRef, levels: observableRef, finder: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Fetches the first page, or `pages` of them the first time: more than one when going back to a place far down. What is shown stays until they have come; if the first page fails, the state
   * becomes `failed`. Nothing is fetched if the same wall and filter are already wanted: in another language a
   * variation is another site, but not another wall.
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
    if (shown) this.become({ ...shown, news: [] });
    if (shown?.total === 0 && activeGroups(wanted.filter).length > 0) await this.#explain(wanted);
  }

  /** Repeats the last request after a failure. */
  async retry(): Promise<void> {
    if (this.#wanted) await this.#load(this.#wanted, 1);
  }

  /**
   * Fetches one more page. If it fails, what is shown stays and it can be tried again. Does nothing while one is being
   * fetched, if there is none, or while other shops are wanted.
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

  /** Fetches a page and adds it to the shops of `before`; null if something else is wanted meanwhile. */
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
      news,
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

  private know(finder: ShopFinder | null): void {
    this.finder = finder;
  }

  private see(shops: readonly Shop[]): void {
    const offered = shops.flatMap(({ voucherValuesInCent }) => voucherValuesInCent);
    const levels = new Set([...this.levels, ...offered.filter((level) => level <= VALUE_LEVEL_CAP_IN_CENT)]);
    if (levels.size > this.levels.length) this.levels = [...levels].sort((one, other) => one - other);
  }
}
