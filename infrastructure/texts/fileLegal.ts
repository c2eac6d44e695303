import type { LegalFiles } from '#application/legal/openLegalDocument.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { LegalDocument, LegalPage } from '#domain/legal/legalDocument.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Loads the chunk of one document; rejects if it does not load. */
type LoadDocument = () => Promise<LegalDocument>;

/** The documents of each page by their names, such as `de`, `en-021` or `de-restaurants`. */
export type LegalTable = Readonly<Record<LegalPage, Readonly<Partial<Record<string, LoadDocument>>>>>;

export class FileLegal implements LegalFiles {
  readonly #table: LegalTable;

  constructor(table: LegalTable) {
    this.#table = table;
  }

  /** Throws if the page has no document in the language; a test of all sites checks that it has. */
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
