import * as z from 'zod/mini';
import type { Choices } from '#application/ports/choices.ts';
import type { Shelf } from './shelf.ts';

const LANGUAGE = 'language.v1';
const PAYBACK = 'payback.v1';

const StoredLanguage = z.string().check(z.refine((tag) => tag.length <= 20));

/** What this device remembers beyond the session; nothing of it names a voucher or a person. */
export class ChoiceShelf implements Choices {
  readonly #local: Shelf;

  constructor(local: Shelf) {
    this.#local = local;
  }

  readLocale(): string | null {
    return this.#local.read(LANGUAGE, StoredLanguage);
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
}
