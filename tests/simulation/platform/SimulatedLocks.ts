import type { Owner } from './Engine.ts';

/** The Web Locks of a browser. One ends with the document that holds it. */
export class SimulatedLocks {
  readonly #current: () => Owner | null;
  readonly #held = new Map<string, Owner | null>();

  /** @param current whose code runs */
  constructor(current: () => Owner | null) {
    this.#current = current;
  }

  /** Only as the app asks: a lock that is held is not waited for. */
  async request(
    name: string,
    _options: { readonly ifAvailable: true },
    callback: (lock: object | null) => unknown,
  ): Promise<void> {
    const holder = this.#held.get(name);
    if (this.#held.has(name) && holder?.isAlive !== false) {
      await callback(null);
      return;
    }
    const owner = this.#current();
    this.#held.set(name, owner);
    try {
      await callback({});
    } finally {
      if (this.#held.get(name) === owner) this.#held.delete(name);
    }
  }
}
