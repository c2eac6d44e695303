import type { Locale } from '#domain/language/locale.ts';
import type { CaptchaEndpoint } from '#domain/site/site.ts';

/** The captcha's configuration and the events that it reports to its renderer. */
export interface CaptchaOptions {
  /** The site's key at the provider (`captcha.siteKey` of the site's configuration). */
  readonly siteKey: string;
  /** Where the provider keeps the site's account; absent for its European host. */
  readonly endpoint?: CaptchaEndpoint;
  readonly locale: Locale;
  /** The user has solved the captcha. A token is valid for one call: a refused call needs a new one. */
  readonly onToken: (token: string) => void;
  /** The last token has expired. */
  readonly onExpire: () => void;
  /** True when the captcha begins to wait for a press of the user on its own button, false when it goes on. */
  readonly onPressWanted: (isWanted: boolean) => void;
  /** The captcha cannot be loaded or cannot continue. Show the security question instead (product 4.5). */
  readonly onError: () => void;
}

/** A rendered captcha. */
export interface PlacedCaptcha {
  /** Starts over to obtain a new token. */
  reset(): void;
  /** Removes the captcha from the page. It reports no event afterwards. */
  destroy(): void;
}

/** A provider's captcha. `Place` is the DOM element to render into, a type that only the view knows. */
export interface Captcha<Place> {
  /**
   * Starts loading and returns at once. Never throws: reports every failure through `options.onError`. `place` may be out of
   * sight until `onPressWanted`.
   */
  render(place: Place, options: CaptchaOptions): PlacedCaptcha;
}
