import type { Kept } from '../kept/kept.ts';
import type { PathMeaning } from './resolvePath.ts';

/**
 * Keeps the category or variation of a visit for the next one. A path that names neither clears both (product 3.4).
 */
export class KeepPath {
  readonly #kept: Kept<'category' | 'variation'>;

  constructor(kept: Kept<'category' | 'variation'>) {
    this.#kept = kept;
  }

  /** @param meaning null for the redeem page itself */
  execute(urlName: string | null, meaning: PathMeaning | null): void {
    const isKnown = meaning !== null && meaning.kind !== 'unknown';
    this.#keep('category', isKnown ? urlName : null);
    this.#keep('variation', meaning?.kind === 'variation' ? meaning.variation.urlName : null);
  }

  #keep(key: 'category' | 'variation', urlName: string | null): void {
    if (urlName === null) this.#kept.forget(key);
    else this.#kept.write(key, urlName);
  }
}
