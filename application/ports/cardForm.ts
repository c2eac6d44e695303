import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';

/** What the card's fields need, and the events that they report to whoever rendered them. */
export interface CardFormOptions {
  /** The site's key at the provider (`payment.card.publicKey` of the site's configuration). */
  readonly publicKey: string;
  readonly locale: Locale;
  /** The fields can be filled. */
  readonly onReady: () => void;
  /** The fields cannot be loaded or cannot go on. */
  readonly onError: () => void;
}

/** Why the provider has made no id for a card: the fields are not filled rightly, or the provider cannot be reached. */
export type CardFault = 'incomplete' | 'unreachable';

/** Card fields that were rendered on a page. What is typed there never reaches our code. */
export interface PlacedCardForm {
  /** Asks the provider for the card's id, good for one payment. The fields say themselves what is wrong with them. */
  createType(): Promise<Result<CardTypeId, CardFault>>;
  /** Removes the fields. None of their events is reported afterwards. */
  destroy(): void;
}

/**
 * A provider's card fields. `Place` is what they are rendered into: an element of the page, which only the view knows.
 */
export interface CardForm<Place> {
  /** Starts loading and returns at once. Never throws: every failure is reported through `options.onError`. */
  render(place: Place, options: CardFormOptions): PlacedCardForm;
  /**
   * Leads to the address where the card's bank asks the person, as a load of the document. False, and nothing happens,
   * if the address is not one of the provider's over https.
   */
  leave(challenge: string): boolean;
}
