import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';

/**
 * The backend's variations of a site. `configKey` names the site (see `SiteEntry`). All calls only read, and only the
 * kinds of any call (see `Problem`) come back.
 */
export interface VariationApi {
  /** Returns the variations that the site lists; may be empty. */
  list(configKey: string): Promise<Result<readonly VariationEntry[], Problem>>;
  /**
   * Returns one variation with its texts, in the language in use; null if the site has none of this name, listed or
   * not. `urlName` must be in lower case.
   */
  find(configKey: string, urlName: string): Promise<Result<Variation | null, Problem>>;
}
