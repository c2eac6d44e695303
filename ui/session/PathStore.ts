import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { KeepPath } from '#application/site/keepPath.ts';
import type { PathMeaning } from '#application/site/resolvePath.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { SiteStore } from './SiteStore.ts';

/** Meaning of the redeem page's path: `plain` for `/`, else that of its name, or the look-up's state. */
export type PathState =
  | { readonly kind: 'plain' }
  /** Meanwhile the former category keeps filtering the wall, if the entry page was drawn. */
  | { readonly kind: 'finding'; readonly category: ShopCategory | null }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | PathMeaning;

/** The category or variation in the path of the redeem page (product 3.4). */
export class PathStore {
  state: PathState = { kind: 'plain' };
  /** The path's only segment in lower case; empty for `/`, null before the redeem page was first shown. */
  urlName: string | null = null;
  readonly #find: (urlName: string) => Promise<Result<PathMeaning, Problem>>;
  readonly #kept: ReadKept<'category' | 'variation'>;
  readonly #keepPath: KeepPath;
  readonly #site: SiteStore;
  /** True if the entry page was drawn when the current path was entered: it stays until the answer arrives. */
  #hadEntry = false;
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

  /** True if the entry page can be drawn for this path now. */
  hasEntry(urlName: string): boolean {
    if (urlName === this.urlName) return this.standing;
    return urlName === '' || (this.urlName !== null && this.standing);
  }

  private get standing(): boolean {
    const { kind } = this.state;
    return kind === 'finding' ? this.#hadEntry : kind !== 'unknown' && kind !== 'failed';
  }

  /** The path's category; null if none, or not yet known. */
  get category(): ShopCategory | null {
    return 'category' in this.state ? this.state.category : null;
  }

  /**
   * Must be called when the redeem page is shown at a path. Stores the found category or variation for the next visit,
   * or clears the stored one.
   */
  enter(urlName: string): void {
    if (urlName === this.urlName) return;
    this.#hadEntry = this.hasEntry(urlName);
    this.urlName = urlName;
    if (urlName === '') this.become({ kind: 'plain' });
    else this.become({ kind: 'finding', category: this.#hadEntry ? this.category : null });
    void this.look();
  }

  /**
   * Must be called if the visit began elsewhere: the last visit's category or variation still applies (product 3.4).
   */
  restore(): void {
    const kept = this.#kept.read('variation') ?? this.#kept.read('category');
    if (this.urlName !== null || kept === null) return;
    this.urlName = kept;
    void this.look();
  }

  /** If it fails, an earlier result stays; without one the state becomes `failed`. Safe to repeat. */
  async look(): Promise<void> {
    const isAwaited = this.#latest.begin(); // also without a name: it supersedes the earlier look-up
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
