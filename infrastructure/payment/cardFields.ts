import type { CardFault } from '#application/ports/cardForm.ts';
import type { Result } from '#domain/core/result.ts';

/** A card's fields, in one version of the vendor's components. */
export interface CardFields {
  /** Asks for the card's id, in which anything may stand. Rejected if the vendor cannot be reached. */
  createId(): Promise<Result<unknown, CardFault>>;
}

export interface CardFieldsOptions {
  readonly publicKey: string;
  /** As the vendor takes it: `de-DE`. */
  readonly locale: string;
}

/** Draws the fields into an empty element of the page. Throws if the vendor's components are not what they should be. */
export type DrawCardFields = (element: HTMLElement, options: CardFieldsOptions) => CardFields;
