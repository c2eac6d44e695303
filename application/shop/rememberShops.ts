import { type MemoryEvent, remember } from '#domain/shop/rememberedShops.ts';
import type { Kept } from '../kept/kept.ts';

/** Remembers shops on this device, if the person has allowed it, and forgets them when that is taken back (ADR 11). */
export class RememberShops {
  readonly #kept: Kept<'rememberedShops'>;

  constructor(kept: Kept<'rememberedShops'>) {
    this.#kept = kept;
  }

  /** Builds on what is stored by now: another tab may have written since. */
  execute(event: MemoryEvent): void {
    const before = this.#kept.read('rememberedShops');
    const after = remember(before, event);
    if (after !== null) this.#kept.write('rememberedShops', after);
    else if (before !== null) this.#kept.forget('rememberedShops');
  }
}
