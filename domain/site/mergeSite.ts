import { withKeyVisual } from './keyVisual.ts';
import type { Site } from './site.ts';

/**
 * The operator must not set `id` or `domains`, which choose the site (product 2.3), nor the script that runs, nor what
 * the build made of the file.
 */
export type SiteAnswer = {
  readonly [Field in Exclude<keyof Site, 'id' | 'domains' | 'abTestScript' | 'vendorHosts'>]?: Answered<
    Site[Field]
  >;
};

type Answered<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: T[K] }
    : T;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text is replaced as a whole: its kinds must not mix. */
const isText = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length === 1 && ('key' in value || 'words' in value || 'translations' in value);

/** Required parts of optional groups; an incomplete group is ignored if the site has none. */
const WHOLE = new Map<string, readonly string[]>([
  ['b2bLinks', ['b2bWebsite', 'b2bContactForm']],
  ['amazonPay', ['language', 'ledgerCurrency']],
  ['cookieConsent', ['siteId', 'key']],
]);

const isHalf = (field: string, value: Record<string, unknown>): boolean =>
  WHOLE.get(field)?.some((part) => value[part] === undefined) ?? false;

/**
 * Deep merge; lists and texts are replaced as a whole (product 2.3), but a feature must be in both lists of features.
 * `onHalf` receives each ignored group.
 */
export function mergeSite(site: Site, answer: SiteAnswer, onHalf: (group: string) => void = () => {}): Site {
  const { keyVisualImage = site.keyVisualImage } = answer;
  const shown = withKeyVisual(site, keyVisualImage);
  const features = answer.features?.filter((one) => site.features?.includes(one) ?? true);
  const merged = mergeGroup(shown, { ...answer, features }, onHalf) as Site;
  return { ...merged, id: site.id, domains: site.domains };
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
