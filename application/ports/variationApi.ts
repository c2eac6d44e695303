import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';

/**
 * The backend's variations of a site. `configKey` names the site (see `SiteEntry`). All calls only read and fail only
 * with the generic problems (`Problem`).
 */
export interface VariationApi {
  /** Returns the variations that the site lists; may be empty. */
  list(configKey: string): Promise<Result<readonly VariationEntry[], Problem>>;
  /**
   * Returns a variation, listed or not, with its texts in the current language; null if the site has none of this name.
   * `urlName` must be in lower case.
   */
  find(configKey: string, urlName: string): Promise<Result<Variation | null, Problem>>;
}
