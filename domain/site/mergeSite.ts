import type { Site, SiteEntry } from './site.ts';

/**
 * What a config answer may say, already parsed: some fields of a site, of nested ones some again. Never `id`
 * or `domains`: an answer must not decide which site it is for (contract of the config call).
 */
export type SiteAnswer = {
  readonly [Field in Exclude<keyof Site, keyof Pick<SiteEntry, 'id' | 'domains'>>]?: Answered<Site[Field]>;
};

type Answered<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: T[K] }
    : T;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text is one thing, although it is written as an object: half of one must not meet half of another. */
const isText = (value: Record<string, unknown>): boolean => 'key' in value || 'words' in value;

/** Merges a config answer over a site, field by field (specification 4, 7); lists replace each other whole. */
export function mergeSite(site: Site, answer: SiteAnswer): Site {
  return { ...(mergeGroup(site, answer) as Site), id: site.id, domains: site.domains };
}

function mergeGroup(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(over)) {
    if (value === undefined || field === '__proto__') continue;
    const before = merged[field];
    merged[field] = isGroup(value) && isGroup(before) && !isText(value) ? mergeGroup(before, value) : value;
  }
  return merged;
}
