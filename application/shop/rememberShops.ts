import { type MemoryEvent, remember } from '#domain/shop/rememberedShops.ts';
import type { ShopMemory } from '../ports/shopMemory.ts';

/** Remembers shops on this device, if the person has allowed it, and forgets them when that is taken back (ADR 36). */
export class RememberShops {
  readonly #memory: ShopMemory;

  constructor(memory: ShopMemory) {
    this.#memory = memory;
  }

  /** Builds on what is stored by now: another tab may have written since. */
  execute(event: MemoryEvent): void {
    const before = this.#memory.read();
    const after = remember(before, event);
    if (after !== null) this.#memory.write(after);
    else if (before !== null) this.#memory.forget();
  }
}
