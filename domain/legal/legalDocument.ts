import type { Instant } from '../core/instant.ts';

/** The pages of law and information, by the names of their texts. */
export const LEGAL_PAGES = ['conditions', 'accessibility', 'usTerms', 'usPrivacy', 'usNotice'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly points?: readonly string[];
}

/** A text as counsel released it: its words, and from when on which version of them holds. */
export interface LegalDocument {
  readonly lead: string;
  /** Raised with every change of the words. */
  readonly version: string;
  /** The day from which on it holds, as `2026-11-01`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

/** What a document says of the site that shows it; named in its words as `{{brand}}`. */
export interface LegalFacts {
  readonly brand: string;
  /** How long a voucher is valid, in words: "3 years". */
  readonly validity: string;
  readonly website: string;
  /** How customer service can be reached: its addresses, joined as a language joins them. */
  readonly contact: string;
}

/** Fills in what the document says of the site. A name that nobody knows stays as it stands, and a test finds it. */
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

/** Returns noon of a document's day in UTC, which is the same day wherever a site is; null if it names none. */
export function dayOf(since: string): Instant | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(since) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  return new Date(noon).toISOString().startsWith(since) ? noon : null;
}
