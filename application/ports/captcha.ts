import type { Locale } from '#domain/language/locale.ts';

/** What a captcha tells whoever placed it. A token is good for one use. */
export interface CaptchaWish {
  readonly siteKey: string;
  readonly locale: Locale;
  readonly onToken: (token: string) => void;
  readonly onExpire: () => void;
  /** It cannot load or cannot go on: the security question takes its place (design 7.16). */
  readonly onError: () => void;
}

export interface PlacedCaptcha {
  reset(): void;
  destroy(): void;
}

/** A provider's captcha. `Place` is where it is drawn, which only the view knows: an element of the page. */
export interface Captcha<Place> {
  render(place: Place, wish: CaptchaWish): PlacedCaptcha;
}
