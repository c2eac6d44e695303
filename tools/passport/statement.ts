import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Claim } from './claims.ts';

const FILE = 'locales/legal/documents/accessibility.en.json';

const Statement = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(z.string()).default([]),
      points: z.array(z.string()).default([]),
    }),
  ),
});

/** The sections that claim something; the others say how to complain. */
const CLAIMING = ['Conformance status', 'What you can expect', 'Where there are still limits'];

export interface StatedSentence {
  readonly sentence: string;
  /** Ids of the claims that stand for it; empty if none does. */
  readonly claims: readonly string[];
}

/** What the app's accessibility statement says of the app, each with the claims that stand for it. */
export function statedSentences(claims: readonly Claim[]): StatedSentence[] {
  const { sections } = Statement.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return sections
    .filter(({ title }) => CLAIMING.includes(title))
    .flatMap(({ paragraphs, points }) => [...paragraphs, ...points])
    .flatMap((text) => text.match(/[^.]+(?:\.\d[^.]*)*\.|[^.]+:$/g) ?? [])
    .map((text) => text.trim())
    .filter((sentence) => !sentence.endsWith(':'))
    .map((sentence) => ({
      sentence,
      claims: claims.filter(({ statement }) => statement.includes(sentence)).map(({ id }) => id),
    }));
}
