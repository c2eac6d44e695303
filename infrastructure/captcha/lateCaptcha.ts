import type { Captcha, CaptchaOptions, PlacedCaptcha } from '#application/ports/captcha.ts';

/** How long the adapter's chunk may take, in milliseconds, before the security question takes the captcha's place. */
const PATIENCE_MS = 12_000;

/**
 * A captcha whose adapter is loaded together with the vendor's code, as one chunk, when the first one is rendered.
 * Reports `onError` if the chunk does not come within 12 seconds; the next captcha tries again.
 */
export class LateCaptcha<Place> implements Captcha<Place> {
  readonly #load: () => Promise<Captcha<Place>>;
  readonly #patienceMs: number;
  #loading: Promise<Captcha<Place>> | null = null;

  constructor(load: () => Promise<Captcha<Place>>, patienceMs: number = PATIENCE_MS) {
    this.#load = load;
    this.#patienceMs = patienceMs;
  }

  render(place: Place, wish: CaptchaOptions): PlacedCaptcha {
    let placed: PlacedCaptcha | null = null;
    let isOver = false;
    const fail = (): void => {
      this.#loading = null; // the next one tries again
      if (isOver) return;
      isOver = true;
      wish.onError();
    };
    const impatience = setTimeout(fail, this.#patienceMs);
    this.#loading ??= this.#load();
    this.#loading
      .then((captcha) => {
        clearTimeout(impatience);
        if (!isOver) placed = captcha.render(place, wish);
      })
      .catch(fail);
    return {
      reset: () => placed?.reset(),
      destroy: () => {
        isOver = true;
        clearTimeout(impatience);
        placed?.destroy();
      },
    };
  }
}
