import { withKeyVisual } from './keyVisual.ts';
import type { Site } from './site.ts';

/**
 * What the operator's configuration may set: some fields of a site, and of nested ones again some. Never `id` or
 * `domains`: an answer must not decide which site it is for (product 2.3). Nor which script is run.
 */
export type SiteAnswer = {
  readonly [Field in Exclude<keyof Site, 'id' | 'domains' | 'abTestScript'>]?: Answered<Site[Field]>;
};

type Answered<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: T[K] }
    : T;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text is replaced as a whole, although it is an object: a key must not be mixed with words. */
const isText = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length === 1 && ('key' in value || 'words' in value);

/** Groups that a site may lack, and the parts that each needs. Half a group is not used if the site has none. */
const WHOLE = new Map<string, readonly string[]>([
  ['b2bLinks', ['b2bWebsite', 'b2bContactForm']],
  ['amazonPay', ['language', 'ledgerCurrency']],
  ['cookieConsent', ['siteId', 'key']],
]);

const isHalf = (field: string, value: Record<string, unknown>): boolean =>
  WHOLE.get(field)?.some((part) => value[part] === undefined) ?? false;

/**
 * Lays the operator's configuration over a site, field by field (product 2.3). Lists and texts are replaced as
 * a whole. `onHalf` hears of each group that is not used, since parts of it are missing.
 */
export function mergeSite(site: Site, answer: SiteAnswer, onHalf: (group: string) => void = () => {}): Site {
  const { keyVisualImage = site.keyVisualImage } = answer;
  const shown = withKeyVisual(site, keyVisualImage);
  return { ...(mergeGroup(shown, answer, onHalf) as Site), id: site.id, domains: site.domains };
}

function mergeGroup(base: object, over: object, onHalf: (group: string) => void): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(over)) {
    if (value === undefined || field === '__proto__') continue;
    const before = merged[field];
    if (!isGroup(value)) merged[field] = value;
    else if (isGroup(before) && !isText(before)) merged[field] = mergeGroup(before, value, onHalf);
    else if (isHalf(field, value)) onHalf(field);
    else merged[field] = value;
  }
  return merged;
}
