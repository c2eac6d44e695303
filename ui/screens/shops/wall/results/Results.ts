import type { Problem } from '#domain/problem/problem.ts';
import type { OptionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { ShopFinder } from '#domain/shop/shopFinder.ts';

/** What the filters offer. */
export interface Options {
  /**
   * How many shops each option would leave; null if unknown: while the wall is being loaded, and if it comes in pages.
   */
  readonly counts: OptionCounts | null;
  /** The values that can be chosen, in cents, ascending. */
  readonly levels: readonly number[];
}

/** What a filter finds on a wall, whether it lies in the browser or comes in pages. */
export interface Results {
  /** The filter that found the shops; it may lag behind the one that is wanted. */
  readonly filter: ShopFilter;
  /** All shops that were found, or those of the pages that have come; null while loading, and if that failed. */
  readonly shops: readonly Shop[] | null;
  /** How many were found in all. */
  readonly total: number;
  /** How many there are without a filter; null if unknown. */
  readonly all: number | null;
  /** True if shops are not there because other ones are awaited. */
  readonly areAwaited: boolean;
  /** False while a name is being typed. */
  readonly rests: boolean;
  readonly options: Options;
  /** The whole wall, which says why nothing was found; null while it is not known. */
  readonly finder: ShopFinder | null;
  /** Why the shops could not be loaded. */
  readonly problem: Problem | null;
  readonly retry: () => Promise<void>;
}
