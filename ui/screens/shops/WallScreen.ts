import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';

export type WallState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly finder: ShopFinder }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The whole wall: which shops there are. What narrows them is the `FilterState`. */
export class WallScreen {
  state: WallState = { kind: 'loading' };
  /** Whether shops that fit the balance come first. */
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

  fitFirst(onlyFitting: boolean): void {
    this.onlyFitting = onlyFitting;
  }

  private become(state: WallState): void {
    this.state = state;
  }
}
