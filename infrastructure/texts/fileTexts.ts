import type { TextSource, Texts } from '#application/site/loadTexts.ts';
import { mergedTexts } from '#application/site/mergedTexts.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type Language, type Locale, textTags } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Loads the chunk of one text file; rejects if it does not load. */
export type LoadTextFile = () => Promise<Texts>;

/** Every language has a file; a region or a country may have one with the texts that differ. */
export type TextFiles = Readonly<Record<Language, LoadTextFile> & Partial<Record<string, LoadTextFile>>>;

/** The texts of the language, overridden by those of the country. Refuses with `offline` if a file cannot be loaded. */
export class FileTexts implements TextSource {
  readonly #files: TextFiles;
  readonly #country: () => string;

  /** `country` is the site's ISO 3166 code, read at every load. */
  constructor(files: TextFiles, country: () => string) {
    this.#files = files;
    this.#country = country;
  }

  async load(locale: Locale): Promise<Result<Texts, Problem>> {
    const wanted = textTags(locale, this.#country()).map(async (tag) => (await this.#files[tag]?.()) ?? {});
    try {
      return done((await Promise.all(wanted)).reduce(mergedTexts));
    } catch {
      // A chunk that does not load; the content of our own files is checked before the release.
      return refused({ kind: 'offline' });
    }
  }
}
