import type { ShopCategory } from '#domain/shop/category.ts';
import type { FilterState } from './FilterState.ts';
import type { Compared } from './useCompared.ts';
import type { FilterWords } from './useFilterWords.ts';
import type { WallPlace } from '../../../parts/paths/wallPlace.ts';

/** What every part of one wall knows. */
export interface WallParts {
  readonly state: FilterState;
  readonly categories: readonly ShopCategory[];
  readonly words: FilterWords;
  readonly compared: Compared;
  /** The address's query, which goes along to a shop and back. */
  readonly search: string;
  /** Which page a shop's dialog opens over. */
  readonly over: WallPlace;
  /** Id of the heading that names the wall. */
  readonly labelledBy: string;
  readonly headingLevel: 2 | 3;
  /** Id of the line that says how many shops there are. */
  readonly resultId: string;
  /** Gives that line the focus, when what had it is gone. */
  readonly toResult: () => void;
  /** Asks for the categories once more, where they did not come. */
  readonly askAgain: () => void;
}
