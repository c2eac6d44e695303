import type { Instant } from '../core/instant.ts';

export const LEGAL_PAGES = ['conditions', 'accessibility', 'usTerms', 'usPrivacy', 'usNotice'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly lead: string;
  /** Must increase with every change of the wording. */
  readonly version: string;
  /** The effective date, for instance `2026-11-01`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

/** The values for the placeholders in a document, such as `{{brand}}`. */
export interface LegalFacts {
  readonly brand: string;
  readonly validity: string;
  readonly website: string;
  readonly contact: string;
}

/** Unknown placeholders stay as they are; a test detects them. */
export function filledIn({ lead, sections, ...document }: LegalDocument, facts: LegalFacts): LegalDocument {
  const known = new Map<string, string>(Object.entries(facts));
  const fill = (words: string) =>
    words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => known.get(name) ?? whole);
  return {
    ...document,
    lead: fill(lead),
    sections: sections.map(({ title, paragraphs, points }) => ({
      title: fill(title),
      paragraphs: paragraphs.map(fill),
      ...(points && { points: points.map(fill) }),
    })),
  };
}

/** Returns noon UTC, so every site's time zone shows the same date; null if the date is invalid. */
export function dayOf(since: string): Instant | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(since) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  return new Date(noon).toISOString().startsWith(since) ? noon : null;
}
