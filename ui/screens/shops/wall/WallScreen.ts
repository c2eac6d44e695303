import { type RefObject, createContext, use } from 'react';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import { type Basket, coverage } from '#domain/basket/basket.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import type { Services } from '../../../session/services.ts';
import type { FilterState } from './filter/FilterState.ts';
import type { Visit } from './useScrollRestoration.ts';

interface WallDeps extends Pick<Services, 'language' | 'session' | 'site'> {
  readonly kept: ReadKept<'basket'>;
  readonly loadCategories: LoadCategories;
}

/** Where a wall stands. */
export interface WallSpot {
  /** The page over which a shop's dialog opens. */
  readonly over: WallPlace;
  /** Id of the heading that names the wall. */
  readonly labelledBy: string;
  readonly headingLevel: 2 | 3;
}

/** View model of one wall: what its parts share, whether it lies in the browser or comes in pages. */
export class WallScreen {
  /** The site's categories in the language in use; empty until they are loaded. The wall works without them. */
  categories: readonly ShopCategory[] = [];
  /** Only once they have come is a category that is not among them unknown. */
  categoriesAre: 'coming' | 'come' | 'failed' = 'coming';
  /** True if shops whose values fit the balance come first. */
  fittingFirst = true;
  readonly filter: FilterState;
  readonly spot: WallSpot;
  readonly visit: Visit;
  /** The line that says how many shops there are. */
  readonly line: RefObject<HTMLDivElement | null> = { current: null };
  readonly #deps: WallDeps;
  readonly #latest = new LatestRequest();

  constructor(filter: FilterState, spot: WallSpot, visit: Visit, deps: WallDeps) {
    this.filter = filter;
    this.spot = spot;
    this.visit = visit;
    this.#deps = deps;
    makeAutoObservable(
      this,
      { filter: false, spot: false, visit: false, line: false, categories: observableRef },
      { autoBind: true },
    );
  }

  /** True if the wall comes in pages, which the backend filters. */
  get isPaged(): boolean {
    return this.#deps.site.site.switches.usePaginatedShopList;
  }

  /** True if the wall has other orders than one. */
  get isSorted(): boolean {
    return !this.isPaged && this.spot.over === 'shops';
  }

  /**
   * What the values of shops are compared with: the balance less what is in the basket, in cents. Null while browsing
   * without a voucher, and if the whole balance is redeemed whatever a shop lists (switch `redeemValueChooseable`).
   */
  get balanceInCent(): number | null {
    const { voucher } = this.#deps.session;
    const isCompared = voucher !== null && this.#deps.site.site.switches.redeemValueChooseable;
    return isCompared ? coverage(this.basket, voucher.balanceInCent).remainingInCent : null;
  }

  /** The balance up to which shops come first; null if none do. */
  get fitsUpTo(): number | null {
    return this.fittingFirst ? this.balanceInCent : null;
  }

  /** True if the basket is not empty, so that another shop would be added to it. */
  get isAddition(): boolean {
    return this.basket.length > 0;
  }

  /** Starts loading the categories, now and whenever site, voucher or language change; returns a function that stops it. */
  start(): () => void {
    const { language, session, site } = this.#deps;
    const leave = this.#latest.enter();
    const following = reaction(
      () => [site.site, session.voucher, language.locale] as const,
      () => void this.loadCategories(),
      { fireImmediately: true },
    );
    return () => {
      leave();
      following();
    };
  }

  /** Loads the categories, which may be repeated after a failure. A failure is not shown, and what has come stays. */
  async loadCategories(): Promise<void> {
    const { language, loadCategories, session, site } = this.#deps;
    const isAwaited = this.#latest.begin();
    const answer = await loadCategories.execute(site.site, session.voucher, language.locale);
    if (!isAwaited()) return;
    if (answer.ok) this.become('come', answer.value);
    else if (this.categoriesAre === 'coming') this.become('failed', []);
  }

  /** Sets whether shops whose values fit the balance come first. */
  setFittingFirst(fittingFirst: boolean): void {
    this.fittingFirst = fittingFirst;
  }

  /** Moves the focus to the line above the shops, when the element that had it is gone. */
  toResult(): void {
    this.line.current?.focus({ preventScroll: true });
  }

  private get basket(): Basket {
    const { kept, site } = this.#deps;
    return site.site.switches.redeemValueChooseable ? (kept.read('basket') ?? []) : [];
  }

  private become(categoriesAre: 'come' | 'failed', categories: readonly ShopCategory[]): void {
    this.categoriesAre = categoriesAre;
    this.categories = categories;
  }
}

export const WallContext = createContext<WallScreen | null>(null);

/** Returns the wall that a part belongs to. */
export function useWall(): WallScreen {
  const wall = use(WallContext);
  if (wall === null) throw new Error('useWall needs a WallContext above it');
  return wall;
}
