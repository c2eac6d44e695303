import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from './fences.mjs';

/** Runs the import rules on `baseDir`. */
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
