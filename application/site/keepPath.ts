import type { Kept } from '../kept/kept.ts';
import type { PathMeaning } from './resolvePath.ts';

/** Keeps the visit's category or variation for the next visit; a path with neither clears both (product 3.4). */
export class KeepPath {
  readonly #kept: Kept<'category' | 'variation'>;

  constructor(kept: Kept<'category' | 'variation'>) {
    this.#kept = kept;
  }

  /** `meaning` is null on the redeem page. */
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
