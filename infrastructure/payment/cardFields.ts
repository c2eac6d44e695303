import type { CardFault } from '#application/ports/cardForm.ts';
import type { Result } from '#domain/core/result.ts';

/** A card's fields, in one version of the vendor's components. */
export interface DrawnCardFields {
  /** Requests an id of the card, unchecked. Rejects if the vendor is unreachable. */
  createId(): Promise<Result<unknown, CardFault>>;
}

export interface CardFieldsOptions {
  readonly publicKey: string;
  /** In the vendor's format: `de-DE`. */
  readonly locale: string;
}

/** Renders the fields into an empty element of the page. Throws if the vendor's components are not as expected. */
export type DrawCardFields = (element: HTMLElement, options: CardFieldsOptions) => DrawnCardFields;
