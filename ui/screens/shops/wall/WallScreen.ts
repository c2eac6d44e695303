import { type RefObject, createContext, use } from 'react';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ReadKept } from '#application/kept/kept.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import { type Basket, comparedInCent } from '#domain/basket/basket.ts';
import type { Currency } from '#domain/money/money.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { wholeInCent } from '#domain/shop/wholeBalance.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import type { Services } from '../../../session/services.ts';
import { spendableVoucher } from '../../../session/spendableVoucher.ts';
import type { FilterState } from './filter/FilterState.ts';
import type { Visit } from './useScrollRestoration.ts';

interface WallDeps extends Pick<Services, 'language' | 'openAnywhere' | 'session' | 'site'> {
  readonly kept: ReadKept<'basket'>;
  readonly loadCategories: LoadCategories;
}

/** The place of a wall on its page. */
export interface WallSpot {
  /** The page over which a shop's dialog opens. */
  readonly over: WallPlace;
  /** Id of the wall's heading. */
  readonly labelledBy: string;
  readonly headingLevel: 2 | 3;
}

/** View model of one wall: the state that its parts share, whether the whole wall is loaded or paginated. */
export class WallScreen {
  /** Categories in the current language; empty until they are loaded. The wall works without them. */
  categories: readonly ShopCategory[] = [];
  /** A category that is not in `categories` counts as unknown only after `loaded`. */
  categoriesAre: 'loading' | 'loaded' | 'failed' = 'loading';
  /** True if shops whose values fit the balance come first. */
  fittingFirst = true;
  readonly filter: FilterState;
  readonly spot: WallSpot;
  readonly visit: Visit;
  /** The status line with the number of shops. */
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

  /** True if the wall is paginated and the backend filters it. */
  get isPaged(): boolean {
    return this.#deps.site.site.switches.usePaginatedShopList;
  }

  /** True if the user can choose the wall's order. */
  get isSorted(): boolean {
    return !this.isPaged && this.spot.over === 'shops';
  }

  /** What the shops' values are compared with, in minor units; null if with nothing. */
  get balanceInCent(): number | null {
    const { redeemValueChooseable } = this.#deps.site.site.switches;
    const voucher = spendableVoucher(this.#deps);
    return comparedInCent(voucher?.balanceInCent ?? null, this.basket, redeemValueChooseable);
  }

  /** The balance that is redeemed as a whole, in minor units; null if an amount can be chosen, or without a voucher. */
  get wholeInCent(): number | null {
    const { redeemValueChooseable } = this.#deps.site.site.switches;
    return wholeInCent(spendableVoucher(this.#deps)?.balanceInCent ?? null, redeemValueChooseable);
  }

  /** Of the voucher in use, else of the site. */
  get currency(): Currency {
    const { session, site } = this.#deps;
    return session.voucher?.currency ?? site.site.currency;
  }

  /** The balance up to which shops come first; null if none do. */
  get fitsUpTo(): number | null {
    return this.fittingFirst ? this.balanceInCent : null;
  }

  /** True if another shop would be added to the basket. */
  get isAddition(): boolean {
    return this.basket.length > 0;
  }

  /** Loads the categories, now and whenever site, voucher or language change. Returns the cleanup function. */
  start(): () => void {
    const { language, session, site } = this.#deps;
    return this.#latest.enter(
      reaction(
        () => [site.site, session.voucher, language.locale] as const,
        () => void this.loadCategories(),
        { fireImmediately: true },
      ),
    );
  }

  /** Loads the categories, also as a retry. A failure is not shown; loaded categories stay. */
  async loadCategories(): Promise<void> {
    const { language, loadCategories, session, site } = this.#deps;
    const isAwaited = this.#latest.begin();
    const answer = await loadCategories.execute(site.site, session.voucher, language.locale);
    if (!isAwaited()) return;
    if (answer.ok) this.become('loaded', answer.value);
    else if (this.categoriesAre === 'loading') this.become('failed', []);
  }

  setFittingFirst(fittingFirst: boolean): void {
    this.fittingFirst = fittingFirst;
  }

  /** Moves the focus to the status line after the focused element was unmounted. */
  toResult(): void {
    this.line.current?.focus({ preventScroll: true });
  }

  private get basket(): Basket {
    const { kept, site } = this.#deps;
    return site.site.switches.redeemValueChooseable ? (kept.read('basket') ?? []) : [];
  }

  private become(categoriesAre: 'loaded' | 'failed', categories: readonly ShopCategory[]): void {
    this.categoriesAre = categoriesAre;
    this.categories = categories;
  }
}

export const WallContext = createContext<WallScreen | null>(null);

export function useWall(): WallScreen {
  const wall = use(WallContext);
  if (wall === null) throw new Error('useWall needs a WallContext above it');
  return wall;
}
