/** A value whose changes its listeners hear. */
export class Observed<T> {
  readonly #listeners = new Set<(value: T) => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  get isObserved(): boolean {
    return this.#listeners.size > 0;
  }

  listen(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  become(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener(value);
  }
}
