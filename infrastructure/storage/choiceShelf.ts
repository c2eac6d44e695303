import * as z from 'zod/mini';
import type { Choices } from '#application/ports/choices.ts';
import type { Shelf } from './shelf.ts';
import { STORED, type StoredKey } from './storedKeys.ts';

const StoredName = z.string().check(z.refine((name) => name.length <= 100));

/** Stores what this device remembers beyond the tab. None of it names a voucher or a person. */
export class ChoiceShelf implements Choices {
  readonly #local: Shelf;

  constructor(local: Shelf) {
    this.#local = local;
  }

  readLocale(): string | null {
    return this.#local.read(STORED.language, StoredName);
  }

  writeLocale(locale: string): void {
    this.#local.write(STORED.language, locale);
  }

  readPaybackCustomer(): boolean {
    return this.#local.read(STORED.payback, z.boolean()) ?? false;
  }

  writePaybackCustomer(): void {
    this.#local.write(STORED.payback, true);
  }

  readCategory(): string | null {
    return this.#local.read(STORED.category, StoredName);
  }

  writeCategory(urlName: string | null): void {
    this.#keep(STORED.category, urlName);
  }

  readVariation(): string | null {
    return this.#local.read(STORED.variation, StoredName);
  }

  writeVariation(urlName: string | null): void {
    this.#keep(STORED.variation, urlName);
  }

  #keep(key: StoredKey<string>, name: string | null): void {
    if (name === null) this.#local.remove(key);
    else this.#local.write(key, name);
  }
}
