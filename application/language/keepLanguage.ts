import type { Kept } from '../kept/kept.ts';
import type { Locale } from '#domain/language/locale.ts';

/** Keeps the language that a visitor has chosen, for later visits of this device (product 12.2). */
export class KeepLanguage {
  readonly #kept: Kept<'language'>;

  constructor(kept: Kept<'language'>) {
    this.#kept = kept;
  }

  execute(locale: Locale): void {
    this.#kept.write('language', locale);
  }
}
