import type { Locale } from '#domain/language/locale.ts';

/** What a captcha needs, and the events that it reports to whoever rendered it. */
export interface CaptchaOptions {
  /** The site's key at the provider (`captcha.siteKey` of the site's configuration). */
  readonly siteKey: string;
  readonly locale: Locale;
  /** The person has passed. A token is accepted once only: after a refused call a new one is needed. */
  readonly onToken: (token: string) => void;
  /** The token that was reported last is no longer accepted. */
  readonly onExpire: () => void;
  /** The captcha cannot be loaded or cannot go on. Show the security question in its place (product 4.5). */
  readonly onError: () => void;
}

/** A captcha that was rendered on a page. */
export interface PlacedCaptcha {
  /** Starts over, so that a new token is given. */
  reset(): void;
  /** Removes the captcha from the page. None of its events is reported afterwards. */
  destroy(): void;
}

/** A provider's captcha. `Place` is what it is rendered into: an element of the page, which only the view knows. */
export interface Captcha<Place> {
  /** Starts loading and returns at once. Never throws: every failure is reported through `wish.onError`. */
  render(place: Place, wish: CaptchaOptions): PlacedCaptcha;
}
