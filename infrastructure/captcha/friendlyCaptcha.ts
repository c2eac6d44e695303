import { FriendlyCaptchaSDK } from '@friendlycaptcha/sdk';
import type { Captcha, CaptchaOptions, PlacedCaptcha } from '#application/ports/captcha.ts';
import { languageOf } from '#domain/language/locale.ts';
import type { CaptchaEndpoint } from '#domain/site/site.ts';

export type CaptchaSdk = Pick<FriendlyCaptchaSDK, 'createWidget' | 'clear'>;
type Widget = ReturnType<CaptchaSdk['createWidget']>;

/** The vendor's endpoints as URLs: its shortcuts would add hosts that our CSP forbids. */
const ENDPOINTS: Readonly<Record<CaptchaEndpoint, string>> = {
  eu: 'https://eu.frcapi.com',
  global: 'https://global.frcapi.com',
};

/** How long the widget may stay silent, in milliseconds; by then the SDK has tried two or three times. */
const PATIENCE_MS = 12_000;

/** The vendor's site keys are short and plain; nothing else may go into a third party's URL. */
const SITE_KEY = /^[A-Za-z0-9]{4,64}$/;

/** States of a widget that has shown no sign of life yet. */
const LIFELESS = new Set(['init', 'reset', 'error', 'destroyed']);

/**
 * Probes the host first. If it is blocked or down, the SDK would retry for a minute; without the SDK, the user gets the
 * security question at once.
 */
async function startSdk(apiEndpoint: string): Promise<CaptchaSdk> {
  await fetch(`${apiEndpoint}/api/v2/captcha/agent`, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
  });
  // Only useful on pages that allow `eval`; our CSP forbids it.
  return new FriendlyCaptchaSDK({ apiEndpoint, disableEvalPatching: true, startAgent: false });
}

/**
 * Friendly Captcha v2, through the vendor's bundled SDK and only the site's endpoint (product 16.5, ADR 22). Reports
 * `onError` if the host is unreachable, or if the widget shows no sign of life within 12 seconds.
 */
export class FriendlyCaptcha implements Captcha<HTMLElement> {
  readonly #load: (endpoint: string) => Promise<CaptchaSdk>;
  readonly #patienceMs: number;
  #sdk: Promise<CaptchaSdk> | null = null;

  constructor(load: (endpoint: string) => Promise<CaptchaSdk> = startSdk, patienceMs: number = PATIENCE_MS) {
    this.#load = load;
    this.#patienceMs = patienceMs;
  }

  render(place: HTMLElement, options: CaptchaOptions): PlacedCaptcha {
    const onError = (): void => {
      this.#abandon();
      options.onError();
    };
    const drawing = new Drawing(place, { ...options, onError }, this.#patienceMs);
    // A page belongs to one site, and so to one endpoint.
    const endpoint = ENDPOINTS[options.endpoint ?? 'eu'];
    if (SITE_KEY.test(options.siteKey)) void this.#draw(drawing, endpoint);
    else queueMicrotask(() => drawing.fail());
    return drawing;
  }

  async #draw(drawing: Drawing, endpoint: string): Promise<void> {
    this.#sdk ??= this.#load(endpoint);
    const loading = this.#sdk;
    try {
      drawing.draw(await loading);
    } catch {
      if (this.#sdk === loading) this.#sdk = null;
      drawing.fail();
    }
  }

  /** Removes the SDK's elements from the page; the next captcha starts afresh. */
  #abandon(): void {
    void this.#sdk?.then(
      (sdk) => sdk.clear(),
      () => {},
    );
    this.#sdk = null;
  }
}

/** One captcha, from its request to its removal. Reports nothing after `destroy`. */
class Drawing implements PlacedCaptcha {
  readonly #place: HTMLElement;
  readonly #options: CaptchaOptions;
  readonly #impatience: ReturnType<typeof setTimeout>;
  #element: HTMLElement | null = null;
  #widget: Widget | null = null;
  #hasLived = false;
  #wantsPress = false;
  #isOver = false;

  constructor(place: HTMLElement, options: CaptchaOptions, patienceMs: number) {
    this.#place = place;
    this.#options = options;
    this.#impatience = setTimeout(() => this.fail(), patienceMs);
  }

  draw(sdk: CaptchaSdk): void {
    if (this.#isOver) return;
    // The SDK empties and restyles its element, so it gets one of its own.
    const element = this.#place.ownerDocument.createElement('div');
    // The SDK empties it with `innerHTML`, which Trusted Types refuse; it never sets any other content there.
    Object.defineProperty(element, 'innerHTML', {
      set: () => {
        element.replaceChildren();
      },
    });
    this.#element = element;
    this.#place.append(element);
    this.#widget = sdk.createWidget({
      element,
      sitekey: this.#options.siteKey,
      language: languageOf(this.#options.locale),
      theme: 'auto',
      // The form renders the captcha only after the user has begun to fill it in.
      startMode: 'auto',
      formFieldName: null,
    });
    this.#listen(this.#widget);
  }

  #listen(widget: Widget): void {
    widget.addEventListener('frc:widget.statechange', ({ detail }) => {
      this.#want(detail.mode === 'interactive' && detail.state === 'activated');
      if (LIFELESS.has(detail.state)) return;
      this.#hasLived = true;
      clearTimeout(this.#impatience);
    });
    widget.addEventListener('frc:widget.complete', ({ detail }) => {
      if (!this.#isOver) this.#options.onToken(detail.response);
    });
    widget.addEventListener('frc:widget.expire', () => {
      if (!this.#isOver) this.#options.onExpire();
    });
    widget.addEventListener('frc:widget.error', ({ detail }) => {
      // While it connects, the SDK reports each failed attempt and retries; our timeout ends that.
      if (detail.error.code !== 'network_error' || this.#hasLived) this.fail();
    });
  }

  /** The vendor decides per user whether its button must be pressed. */
  #want(isWanted: boolean): void {
    if (this.#isOver || isWanted === this.#wantsPress) return;
    this.#wantsPress = isWanted;
    this.#options.onPressWanted(isWanted);
  }

  /** Removes the widget, so that it neither retries nor reports anything later. */
  fail(): void {
    if (this.#isOver) return;
    this.destroy();
    this.#options.onError();
  }

  reset(): void {
    this.#widget?.reset();
  }

  destroy(): void {
    this.#isOver = true;
    clearTimeout(this.#impatience);
    this.#element?.remove();
    const widget = this.#widget;
    this.#widget = null;
    try {
      widget?.destroy();
    } catch {
      // The widget is already removed and ignored: its error must not stop the caller.
    }
  }
}
