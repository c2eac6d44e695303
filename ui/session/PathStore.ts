import { makeAutoObservable, observableRef } from 'mobx';
import type { Choices } from '#application/ports/choices.ts';
import type { PathMeaning } from '#application/site/resolvePath.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { Latest } from './Latest.ts';
import type { SiteStore } from './SiteStore.ts';

/** What the path of the redeem page stands for: `/`, a category or variation, or something still to be found. */
export type PathState =
  | { readonly kind: 'plain' }
  /** Until the answer is there, the category before it narrows the wall, if the entry stood. */
  | { readonly kind: 'finding'; readonly category: ShopCategory | null }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | PathMeaning;

/** The category or variation that the visitor came for, by the path of the redeem page (specification 2). */
export class PathStore {
  state: PathState = { kind: 'plain' };
  /** The path's only segment in lower case; empty for `/`, null before the redeem page was first shown. */
  urlName: string | null = null;
  readonly #find: (urlName: string) => Promise<Result<PathMeaning, Problem>>;
  readonly #choices: Choices;
  readonly #site: SiteStore;
  /** Whether the entry stood when the present path was asked for: then it stays until the answer is there. */
  #stood = false;
  readonly #latest = new Latest();

  constructor(
    find: (urlName: string) => Promise<Result<PathMeaning, Problem>>,
    choices: Choices,
    site: SiteStore,
  ) {
    this.#find = find;
    this.#choices = choices;
    this.#site = site;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Whether the redeem page is there to be drawn for a path. */
  stands(urlName: string): boolean {
    if (urlName === this.urlName) return this.standing;
    return urlName === '' || (this.urlName !== null && this.standing);
  }

  private get standing(): boolean {
    const { kind } = this.state;
    return kind === 'finding' ? this.#stood : kind !== 'unknown' && kind !== 'failed';
  }

  get category(): ShopCategory | null {
    return 'category' in this.state ? this.state.category : null;
  }

  /** The redeem page is shown at a path. With a category it is kept, without one the kept one is cleared. */
  enter(urlName: string): void {
    if (urlName === this.urlName) return;
    this.#stood = this.stands(urlName);
    this.urlName = urlName;
    if (urlName === '') this.become({ kind: 'plain' });
    else this.become({ kind: 'finding', category: this.#stood ? this.category : null });
    void this.look();
  }

  /** Another page was the first one: the visitor's category or variation of before still holds (specification 3). */
  restore(): void {
    const kept = this.#choices.readVariation() ?? this.#choices.readCategory();
    if (this.urlName !== null || kept === null) return;
    this.urlName = kept;
    void this.look();
  }

  /** Asks for the present path: again after a failure, and in another language. */
  async look(): Promise<void> {
    const isAwaited = this.#latest.ask(); // also where there is nothing to find: what was asked before is over
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
    this.#choices.writeVariation(variation?.urlName ?? null);
    this.#choices.writeCategory(variation || state.kind === 'category' ? this.urlName : null);
  }
}
