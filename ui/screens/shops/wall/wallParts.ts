import type { ShopCategory } from '#domain/shop/category.ts';
import type { FilterState } from './filter/FilterState.ts';
import type { Compared } from './useCompared.ts';
import type { FilterWords } from './filter/useFilterWords.ts';
import type { Sorting } from '../sort/useSorting.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';

/** What every part of one wall is given. */
export interface WallParts {
  readonly state: FilterState;
  readonly categories: readonly ShopCategory[];
  /** True until they have come or failed: what shows them has its place already, so that nothing moves. */
  readonly awaitsCategories: boolean;
  readonly words: FilterWords;
  readonly compared: Compared;
  /** Null where the wall has one order only: in pages from the backend, and below the code field. */
  readonly sorting: Sorting | null;
  /** The address's query, which is kept on the way to a shop and back. */
  readonly search: string;
  /** True if the visitor comes back to a place on this wall. */
  readonly isBack: boolean;
  /** The page over which a shop's dialog opens. */
  readonly over: WallPlace;
  /** Id of the heading that names the wall. */
  readonly labelledBy: string;
  readonly headingLevel: 2 | 3;
  /** Id of the line that says how many shops there are. */
  readonly resultId: string;
  /** Moves the focus to that line, when the element that had it is gone. */
  readonly toResult: () => void;
  /** Loads the categories again, after a failure. */
  readonly askAgain: () => void;
}
