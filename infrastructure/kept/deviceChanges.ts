import type { TabChanges } from '#application/ports/tabChanges.ts';
import type { Shelf } from './shelf.ts';

/** Tells of changes of what the device keeps, also by other tabs. */
export class DeviceChanges implements TabChanges {
  readonly #local: Shelf;
  readonly #page: () => EventTarget;

  /** `page` is the window, which hears of what other tabs write. */
  constructor(local: Shelf, page: () => EventTarget) {
    this.#local = local;
    this.#page = page;
  }

  onChange(listener: () => void): void {
    this.#local.onChange(listener);
    this.#page().addEventListener('storage', listener);
  }
}
