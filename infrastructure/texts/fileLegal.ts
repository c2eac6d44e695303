import type { LegalFiles } from '#application/legal/openLegalDocument.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { LegalDocument, LegalPage } from '#domain/legal/legalDocument.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Loads one document, a chunk of its own; rejects if it does not come. */
type LoadDocument = () => Promise<LegalDocument>;

/** The documents of each page by their names, such as `de`, `en-021` or `de-restaurants`. */
export type LegalTable = Readonly<Record<LegalPage, Readonly<Partial<Record<string, LoadDocument>>>>>;

/** The documents that come with the app. */
export class FileLegal implements LegalFiles {
  readonly #table: LegalTable;

  constructor(table: LegalTable) {
    this.#table = table;
  }

  /** A page that has none in the language is a mistake of ours, which a test of all sites looks for. */
  async load(page: LegalPage, tags: readonly string[]): Promise<Result<LegalDocument, Problem>> {
    const documents = this.#table[page];
    const load = tags.map((tag) => documents[tag]).find((known) => known !== undefined);
    if (load === undefined) throw new Error(`${page} has no document for ${tags.join(', ')}`);
    try {
      return done(await load());
    } catch {
      return refused({ kind: 'offline' });
    }
  }
}
