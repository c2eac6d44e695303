import type { Problem } from '#domain/problem/problem.ts';
import type { OptionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';

export interface Options {
  /** How many shops each option would leave; null while the wall loads, and if it is paginated. */
  readonly counts: OptionCounts | null;
  /** Selectable values in minor units, ascending. */
  readonly levels: readonly number[];
}

/** The shops that match a filter, whether the whole wall is loaded or paginated. */
export interface Results {
  /** The filter of these shops; it may lag behind the current one. */
  readonly filter: ShopFilter;
  /** All matches, or those of the loaded pages; null while loading, and on a failure. */
  readonly shops: readonly Shop[] | null;
  /** Number of all matches. */
  readonly total: number;
  /** Number of shops without a filter; null if unknown. */
  readonly all: number | null;
  /** True if the shops of another filter are still loading. */
  readonly areAwaited: boolean;
  /** False while a name is being typed. */
  readonly rests: boolean;
  readonly options: Options;
  /** The whole wall, which explains why nothing matches; null until it is loaded. */
  readonly searchable: SearchableWall | null;
  /** Why loading failed. */
  readonly problem: Problem | null;
  readonly retry: () => Promise<void>;
}
