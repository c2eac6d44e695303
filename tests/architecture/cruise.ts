import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../../tools/check/fences.mjs';

/** Runs the import rules on `baseDir`, as `npm run check` does on the repository. */
export async function cruiseWithRules(baseDir: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options ?? {};
  const { output } = await cruise(
    ['.'],
    { ...options, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, baseDir },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new TypeError('expected a result, not a report');
  return output;
}
