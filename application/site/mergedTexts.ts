import type { Texts } from './loadTexts.ts';

/**
 * The texts of `base`, replaced by those of `over` and completed by them. A text never replaces a group, nor a group a
 * text: that would remove keys that the app needs.
 */
export function mergedTexts(base: Texts, over: Texts): Texts {
  const result: Record<string, string | Texts> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (before === undefined) result[key] = value;
    else if (typeof before === 'object' && typeof value === 'object')
      result[key] = mergedTexts(before, value);
    else if (typeof before === typeof value) result[key] = value;
  }
  return result;
}
