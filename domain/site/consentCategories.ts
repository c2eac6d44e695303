/** What third parties need consent for. */
export const CONSENT_CATEGORIES = ['functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * For each category of ours, the categories and services of the consent tool that belong to it: ids of categories, ids
 * or names of services. An empty list: the site does not use the category.
 */
export type ConsentNames = { readonly [Category in ConsentCategory]?: readonly string[] };

/** A service as the consent tool reports it. */
export interface ConsentService {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** The site needs it: the user cannot refuse it. */
  readonly isEssential: boolean;
  /** True after the user's own decision, not by the tool's default; null if the tool reports nothing of it. */
  readonly isGiven: boolean | null;
}

export interface ConsentRead {
  readonly given: ReadonlySet<ConsentCategory>;
  /** Categories for which the tool has no service, so that the user cannot consent to them. */
  readonly unmapped: readonly ConsentCategory[];
}

/**
 * A category is given if the user agreed to each service that belongs to it. A service without consent has no say if it
 * is essential, and counts as refused otherwise.
 */
export function readConsent(services: readonly ConsentService[], names: ConsentNames = {}): ConsentRead {
  const given = new Set<ConsentCategory>();
  const unmapped: ConsentCategory[] = [];
  for (const category of CONSENT_CATEGORIES) {
    const wanted = names[category] ?? usualNames(category, services);
    const standing = services.filter(({ id, name, category: theirs }) =>
      [id, name, theirs].some((one) => wanted.includes(one)),
    );
    const asked = standing.filter(({ isEssential, isGiven }) => !isEssential || isGiven !== null);
    if (wanted.length > 0 && standing.length === 0) unmapped.push(category);
    if (asked.length > 0 && asked.every(({ isGiven }) => isGiven === true)) given.add(category);
  }
  return { given, unmapped };
}

/**
 * The tool's category of the same name. Its template (essential, functional, marketing) has none for statistics: what
 * measures is under marketing there.
 */
function usualNames(category: ConsentCategory, services: readonly ConsentService[]): readonly string[] {
  const isMissing = !services.some(({ category: theirs }) => theirs === category);
  return [category === 'statistics' && isMissing ? 'marketing' : category];
}
