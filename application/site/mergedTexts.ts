import type { Texts } from './loadTexts.ts';

/** The texts of `base`, replaced by those of `over` and completed by them. */
export function mergedTexts(base: Texts, over: Texts): Texts {
  const result: Record<string, string | Texts> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = result[key];
    result[key] =
      typeof value === 'object' && typeof before === 'object' ? mergedTexts(before, value) : value;
  }
  return result;
}
