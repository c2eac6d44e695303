/** Numbers in [0, 1) that `seed` determines (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const state = this.#state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number in [0, below). */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** Throws for an empty list. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
    return chosen;
  }

  /** A list's items by their weights; null if none has a weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T | null {
    let rest = this.next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    return list.find((item) => (rest -= weightOf(item)) < 0) ?? null;
  }
}
