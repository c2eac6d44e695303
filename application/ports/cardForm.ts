import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';

/** The card fields' configuration and the events that they report to their renderer. */
export interface CardFormOptions {
  /** The site's key at the provider (`payment.card.publicKey` of the site's configuration). */
  readonly publicKey: string;
  readonly locale: Locale;
  /** The user can fill in the fields. */
  readonly onReady: () => void;
  /** The fields cannot be loaded or cannot continue. */
  readonly onError: () => void;
}

/** Why the provider created no card id: `incomplete` or invalid fields, or the provider is unreachable. */
export type CardFault = 'incomplete' | 'unreachable';

/** Rendered card fields. What the user types there never reaches our code. */
export interface PlacedCardForm {
  /** Asks the provider for the card's id, valid for one payment. The fields show their own validation messages. */
  createType(): Promise<Result<CardTypeId, CardFault>>;
  /** Removes the fields. They report no event afterwards. */
  destroy(): void;
}

/** A provider's card fields. `Place` is the DOM element to render into, a type that only the view knows. */
export interface CardForm<Place> {
  /** Starts loading and returns at once. Never throws: reports every failure through `options.onError`. */
  render(place: Place, options: CardFormOptions): PlacedCardForm;
  /**
   * Navigates to the page on which the card's bank authenticates the user. Returns false and does nothing unless the
   * URL is https on one of the provider's hosts.
   */
  leave(challenge: string): boolean;
}
