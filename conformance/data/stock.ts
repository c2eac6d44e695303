import type { DataFile } from './dataFile.ts';

/** The data file has none of these, or no more of them. */
export class Missing extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`The data file has no ${what} left.`);
    this.what = what;
  }

  /** Why something could not be tried, for the report. */
  get why(): string {
    return `needs ${this.what} in the data file`;
  }
}

/** Hands out the test data. What a call uses up is handed out once. */
export class Stock {
  readonly data: DataFile;
  readonly #usesUp: boolean;
  readonly #taken = new Map<string, number>();
  #captchas = 0;
  readonly #run = crypto.randomUUID();

  /** @param usesUp false if nothing that is sent changes anything: then one item is enough */
  constructor(data: DataFile, usesUp = true) {
    this.data = data;
    this.#usesUp = usesUp;
  }

  /** A captcha that was not used before, in this run or an earlier one. */
  captcha(): string {
    this.#captchas += 1;
    return this.data.captcha.passes.replace('{n}', `${this.#run}-${this.#captchas}`);
  }

  /**
   * The next of a list.
   * @param what its place in the data file, such as `documents.open`
   */
  take<T>(what: string, list: readonly T[] | undefined): T {
    if (!this.#usesUp) return this.lend(what, list);
    const taken = this.#taken.get(what) ?? 0;
    const next = list?.[taken];
    if (next === undefined) throw new Missing(what);
    this.#taken.set(what, taken + 1);
    return next;
  }

  /** The first of a list, which may be handed out again: nothing uses it up. */
  lend<T>(what: string, list: readonly T[] | undefined): T {
    const first = list?.[0];
    if (first === undefined) throw new Missing(what);
    return first;
  }

  /** How many of each list were handed out. */
  used(): ReadonlyMap<string, number> {
    return this.#taken;
  }
}
