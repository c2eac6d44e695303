import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { LatestRequest } from '../../../../session/LatestRequest.ts';

type WholeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly searchable: SearchableWall }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The shops of a wall that is loaded as a whole. `FilterState` filters them. */
export class WholeShops {
  state: WholeState = { kind: 'loading' };
  readonly #browse: BrowseShops;
  readonly #latest = new LatestRequest();
  /** The last request, which `retry` repeats. */
  #wanted: { readonly site: Site; readonly voucher: Voucher | null } | null = null;

  constructor(browse: BrowseShops) {
    this.#browse = browse;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * Loads the wall for a voucher, or for browsing without one. The shown shops stay meanwhile; the state becomes
   * `shown` or `failed`. A later request overtakes an earlier one.
   */
  async load(site: Site, voucher: Voucher | null): Promise<void> {
    this.#wanted = { site, voucher };
    const isAwaited = this.#latest.begin();
    if (this.state.kind === 'failed') this.become({ kind: 'loading' });
    const answer = await this.#browse.execute(site, voucher);
    if (!isAwaited()) return;
    this.become(
      answer.ok ? { kind: 'shown', searchable: answer.value } : { kind: 'failed', problem: answer.fault },
    );
  }

  /** Repeats the last request after a failure. */
  async retry(): Promise<void> {
    if (this.#wanted) await this.load(this.#wanted.site, this.#wanted.voucher);
  }

  private become(state: WholeState): void {
    this.state = state;
  }
}
