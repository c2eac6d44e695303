import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';

/** Where a site is asked for its variations, each with a path of its own. */
export interface VariationDesk {
  list(configKey: string): Promise<Result<readonly VariationEntry[], Problem>>;
  /** Null where the site has none of this name. `urlName` is in lower case. */
  find(configKey: string, urlName: string): Promise<Result<Variation | null, Problem>>;
}
