import { makeAutoObservable } from 'mobx';
import type { TabWatch } from './TabWatch.ts';

/** A stored value as an observable. A re-read with equal JSON keeps the reference, so nothing re-renders. */
export class StoredValue<T> {
  readonly #tab: TabWatch;
  readonly #read: () => T;
  #last: { readonly text: string; readonly value: T } | null = null;

  constructor(tab: TabWatch, read: () => T) {
    this.#tab = tab;
    this.#read = read;
    makeAutoObservable(this);
  }

  get value(): T {
    this.#tab.follow();
    const value = this.#read();
    if (this.#last?.value === value) return value;
    const text = JSON.stringify(value);
    if (this.#last?.text !== text) this.#last = { text, value };
    return this.#last.value;
  }
}
