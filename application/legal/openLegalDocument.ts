import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import { type DocumentSite, documentTags } from '#domain/legal/documentTags.ts';
import {
  type LegalDocument,
  type LegalFacts,
  type LegalPage,
  filledIn,
} from '#domain/legal/legalDocument.ts';
import type { Problem } from '#domain/problem/problem.ts';

export interface LegalFiles {
  /** Returns the document of the first tag that exists; refuses with `offline` if it cannot be loaded. */
  load(page: LegalPage, tags: readonly string[]): Promise<Result<LegalDocument, Problem>>;
}

export class OpenLegalDocument {
  readonly #files: LegalFiles;

  constructor(files: LegalFiles) {
    this.#files = files;
  }

  async execute(
    page: LegalPage,
    locale: Locale,
    site: DocumentSite,
    facts: LegalFacts,
  ): Promise<Result<LegalDocument, Problem>> {
    const document = await this.#files.load(page, documentTags(locale, site));
    return document.ok ? { ok: true, value: filledIn(document.value, facts) } : document;
  }
}
