import { type MemoryEvent, remember } from '#domain/shop/rememberedShops.ts';
import type { Kept } from '../kept/kept.ts';

/** Remembers shops on this device with the user's permission, and forgets them once it is withdrawn (ADR 11). */
export class RememberShops {
  readonly #kept: Kept<'rememberedShops'>;

  constructor(kept: Kept<'rememberedShops'>) {
    this.#kept = kept;
  }

  /** Reads storage first, because another tab may have written since. */
  execute(event: MemoryEvent): void {
    const before = this.#kept.read('rememberedShops');
    const after = remember(before, event);
    if (after !== null) this.#kept.write('rememberedShops', after);
    else if (before !== null) this.#kept.forget('rememberedShops');
  }
}
