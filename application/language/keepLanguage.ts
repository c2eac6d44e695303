import type { Kept } from '../kept/kept.ts';
import type { Locale } from '#domain/language/locale.ts';

/** Stores the chosen language for later visits on this device (product 12.2). */
export class KeepLanguage {
  readonly #kept: Kept<'language'>;

  constructor(kept: Kept<'language'>) {
    this.#kept = kept;
  }

  execute(locale: Locale): void {
    this.#kept.write('language', locale);
  }
}
