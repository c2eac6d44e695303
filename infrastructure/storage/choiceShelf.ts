import * as z from 'zod/mini';
import type { Choices } from '#application/ports/choices.ts';
import type { Shelf } from './shelf.ts';

const LANGUAGE = 'language.v1';
const PAYBACK = 'payback.v1';
const CATEGORY = 'category.v1';
const VARIATION = 'variation.v1';

const StoredName = z.string().check(z.refine((name) => name.length <= 100));

/** What this device remembers beyond the session; nothing of it names a voucher or a person. */
export class ChoiceShelf implements Choices {
  readonly #local: Shelf;

  constructor(local: Shelf) {
    this.#local = local;
  }

  readLocale(): string | null {
    return this.#local.read(LANGUAGE, StoredName);
  }

  writeLocale(locale: string): void {
    this.#local.write(LANGUAGE, locale);
  }

  readPaybackCustomer(): boolean {
    return this.#local.read(PAYBACK, z.boolean()) ?? false;
  }

  writePaybackCustomer(): void {
    this.#local.write(PAYBACK, true);
  }

  readCategory(): string | null {
    return this.#local.read(CATEGORY, StoredName);
  }

  writeCategory(urlName: string | null): void {
    this.#keep(CATEGORY, urlName);
  }

  readVariation(): string | null {
    return this.#local.read(VARIATION, StoredName);
  }

  writeVariation(urlName: string | null): void {
    this.#keep(VARIATION, urlName);
  }

  #keep(key: string, name: string | null): void {
    if (name === null) this.#local.remove(key);
    else this.#local.write(key, name);
  }
}
