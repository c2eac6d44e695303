import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { type Wall, partByBalance } from '#domain/shop/wall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

export type WallState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly finder: ShopFinder }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The shop wall: which shops there are, and which of them the name search leaves. */
export class WallScreen {
  state: WallState = { kind: 'loading' };
  name = '';
  onlyFitting = true;
  readonly #browse: BrowseShops;
  readonly #site: Site;
  #voucher: Voucher | null = null;
  #latest = 0;

  constructor(browse: BrowseShops, site: Site) {
    this.#browse = browse;
    this.#site = site;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Fetches the wall for a voucher, or for browsing without one. A later request outruns an earlier one. */
  async load(voucher: Voucher | null): Promise<void> {
    this.#voucher = voucher;
    this.#latest += 1;
    const mine = this.#latest;
    if (this.state.kind === 'failed') this.become({ kind: 'loading' });
    const answer = await this.#browse.execute(this.#site, voucher);
    if (mine !== this.#latest) return;
    this.become(
      answer.ok ? { kind: 'shown', finder: answer.value } : { kind: 'failed', problem: answer.fault },
    );
  }

  retry(): Promise<void> {
    return this.load(this.#voucher);
  }

  search(name: string): void {
    this.name = name;
  }

  fitFirst(onlyFitting: boolean): void {
    this.onlyFitting = onlyFitting;
  }

  /** The shops as they are drawn, for this balance (none while browsing). */
  arranged(balanceInCent: number | null): Wall {
    if (this.state.kind !== 'shown') return { fitting: [], dearer: [] };
    const found = this.state.finder.find({ ...NO_FILTER, name: this.name });
    return partByBalance(found, this.onlyFitting ? balanceInCent : null);
  }

  private become(state: WallState): void {
    this.state = state;
  }
}
