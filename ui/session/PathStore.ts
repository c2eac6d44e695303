import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { KeepPath } from '#application/site/keepPath.ts';
import type { PathMeaning } from '#application/site/resolvePath.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { SiteStore } from './SiteStore.ts';

/**
 * What the path of the redeem page stands for: `plain` for `/`, else what was found for its name (`PathMeaning`), or
 * the search for it.
 */
export type PathState =
  | { readonly kind: 'plain' }
  /** Until the answer comes, the former category keeps narrowing the wall, provided that the entry page was drawn. */
  | { readonly kind: 'finding'; readonly category: ShopCategory | null }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | PathMeaning;

/** The category or variation that the visitor came for, taken from the path of the redeem page (product 3.4). */
export class PathStore {
  state: PathState = { kind: 'plain' };
  /** The path's only segment in lower case; empty for `/`, null before the redeem page was first shown. */
  urlName: string | null = null;
  readonly #find: (urlName: string) => Promise<Result<PathMeaning, Problem>>;
  readonly #kept: ReadKept<'category' | 'variation'>;
  readonly #keepPath: KeepPath;
  readonly #site: SiteStore;
  /** True if the entry page was drawn when the present path was entered: it then stays until the answer comes. */
  #stood = false;
  readonly #latest = new LatestRequest();

  constructor(
    find: (urlName: string) => Promise<Result<PathMeaning, Problem>>,
    kept: ReadKept<'category' | 'variation'>,
    keepPath: KeepPath,
    site: SiteStore,
  ) {
    this.#find = find;
    this.#kept = kept;
    this.#keepPath = keepPath;
    this.#site = site;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * True if the entry page can be drawn for this path now. False while an unknown name is looked up without a page
   * before it, after a failure, and for a name that means nothing.
   */
  stands(urlName: string): boolean {
    if (urlName === this.urlName) return this.standing;
    return urlName === '' || (this.urlName !== null && this.standing);
  }

  private get standing(): boolean {
    const { kind } = this.state;
    return kind === 'finding' ? this.#stood : kind !== 'unknown' && kind !== 'failed';
  }

  /** The category that the path names; null if it names none, or not yet. */
  get category(): ShopCategory | null {
    return 'category' in this.state ? this.state.category : null;
  }

  /**
   * To be called when the redeem page is shown at a path: looks up what its name means. Does nothing if it is the same
   * path. Once found, category and variation are stored for the next visit; without one the stored ones are cleared.
   */
  enter(urlName: string): void {
    if (urlName === this.urlName) return;
    this.#stood = this.stands(urlName);
    this.urlName = urlName;
    if (urlName === '') this.become({ kind: 'plain' });
    else this.become({ kind: 'finding', category: this.#stood ? this.category : null });
    void this.look();
  }

  /**
   * To be called if the visit began on another page: the category or variation of the last visit still holds
   * (product 3.4). Does nothing once the redeem page was shown.
   */
  restore(): void {
    const kept = this.#kept.read('variation') ?? this.#kept.read('category');
    if (this.urlName !== null || kept === null) return;
    this.urlName = kept;
    void this.look();
  }

  /**
   * Looks up the present path again: after a failure, or in another language. If it fails, an earlier result stays;
   * without one the state becomes `failed`. Safe to repeat.
   */
  async look(): Promise<void> {
    const isAwaited = this.#latest.begin(); // also where there is nothing to find: what was asked before is over
    const { urlName } = this;
    if (!urlName) return;
    if (this.state.kind === 'failed') this.become({ kind: 'finding', category: null });
    const found = await this.#find(urlName);
    if (!isAwaited()) return;
    if (found.ok) this.become(found.value);
    else if (this.state.kind === 'finding') this.become({ kind: 'failed', problem: found.fault });
  }

  private become(state: PathState): void {
    this.state = state;
    if (state.kind === 'finding' || state.kind === 'failed') return;
    const variation = state.kind === 'variation' ? state.variation : null;
    this.#site.wear(variation);
    this.#keepPath.execute(this.urlName, state.kind === 'plain' ? null : state);
  }
}
