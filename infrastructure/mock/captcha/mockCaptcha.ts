import type { Captcha, CaptchaOptions, PlacedCaptcha } from '#application/ports/captcha.ts';
import { element } from '../element.ts';
import { SLOW_MS, modeAsked } from '../payment/mode.ts';
import './mockCaptcha.scss';

/** For QA: `?captcha=<mode>` in the URL. */
const MODES = ['pass', 'fail', 'refuse', 'slow', 'expire', 'press'] as const;
type Mode = (typeof MODES)[number];

const EXPIRY_MS = 3000;

/**
 * A plain checkbox instead of a captcha, for `npm start` and for tests. Like the real one it starts automatically;
 * after its expiry the user must tick it. Its tooltip shows the site key. QA sets the mode in the URL, read at every
 * render:
 * - `pass` (default): gives a token at once.
 * - `fail`: cannot load; the security question replaces it.
 * - `refuse`: gives a token that the sandbox refuses (CAPx1).
 * - `slow`: the token takes four seconds.
 * - `expire`: the token expires after three seconds.
 * - `press`: the user must tick it, as the real one sometimes demands.
 * The texts are for QA and stay English.
 */
export class MockCaptcha implements Captcha<HTMLElement> {
  readonly #label: string;

  constructor(label: string) {
    this.#label = label;
  }

  render(place: HTMLElement, options: CaptchaOptions): PlacedCaptcha {
    const mode = modeAsked('captcha', MODES) ?? 'pass';
    const widget = new Widget(place, this.#label, mode, options);
    queueMicrotask(() => (mode === 'fail' ? widget.fail() : widget.begin()));
    return widget;
  }
}

class Widget implements PlacedCaptcha {
  readonly #root: HTMLLabelElement;
  readonly #box: HTMLInputElement;
  readonly #mode: Mode;
  readonly #options: CaptchaOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(place: HTMLElement, label: string, mode: Mode, options: CaptchaOptions) {
    this.#mode = mode;
    this.#options = options;
    this.#box = element('input', { type: 'checkbox', title: options.siteKey });
    this.#box.addEventListener('change', () => this.#ticked());
    this.#root = element('label', { className: 'mock-captcha', lang: 'en' }, this.#box, label);
    place.append(this.#root);
  }

  begin(): void {
    if (this.#isOver) return;
    if (this.#mode === 'press') this.#options.onPressWanted(true);
    else this.#tick();
  }

  /** Firefox and WebKit ignore `click()` in an inert place, which the captcha's is until the user must act. */
  #tick(): void {
    this.#box.checked = true;
    this.#ticked();
  }

  /** A passed captcha stays ticked until a reset or its expiry. Disabling it would take the keyboard focus away. */
  #ticked(): void {
    const isUnticked = !this.#box.checked;
    this.#box.checked = true;
    if (isUnticked) return;
    if (this.#mode === 'press') this.#options.onPressWanted(false);
    if (this.#mode === 'slow') this.#timer = setTimeout(() => this.#pass(), SLOW_MS);
    else this.#pass();
  }

  #pass(): void {
    this.#options.onToken(
      this.#mode === 'refuse' ? 'mock-captcha-refused' : `mock-captcha-passed-${random()}`,
    );
    if (this.#mode === 'expire') this.#timer = setTimeout(() => this.#expire(), EXPIRY_MS);
  }

  #expire(): void {
    this.#box.checked = false;
    this.#options.onExpire();
  }

  fail(): void {
    if (this.#isOver) return;
    this.destroy();
    this.#options.onError();
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#box.checked = false;
    this.begin();
  }

  destroy(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#root.remove();
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
