import type { DataFile } from './dataFile.ts';

/** The data file or the backend has nothing to try something with. */
export class Missing extends Error {
  /** For the report. */
  readonly why: string;

  /** @param what is missing, such as `a shop on the wall` */
  constructor(what: string) {
    super(`needs ${what}`);
    this.why = this.message;
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
    if (next === undefined)
      throw new Missing(`${taken > 0 ? `more than ${taken} ` : ''}${what} in the data file`);
    this.#taken.set(what, taken + 1);
    return next;
  }

  /** The first of a list, which may be handed out again: nothing uses it up. */
  lend<T>(what: string, list: readonly T[] | undefined): T {
    const first = list?.[0];
    if (first === undefined) throw new Missing(`${what} in the data file`);
    return first;
  }

  /** How many of each list were handed out. */
  used(): ReadonlyMap<string, number> {
    return this.#taken;
  }
}
