import type { Captcha, CaptchaOptions, PlacedCaptcha } from '#application/ports/captcha.ts';

/** How long the adapter's chunk may take, in milliseconds, before the security question replaces the captcha. */
const PATIENCE_MS = 12_000;

/**
 * Lazy-loads the adapter with the vendor's code, as one chunk, for the first captcha. Reports `onError` if the chunk
 * takes more than 12 seconds; the next captcha retries.
 */
export class LateCaptcha<Place> implements Captcha<Place> {
  readonly #load: () => Promise<Captcha<Place>>;
  readonly #patienceMs: number;
  #loading: Promise<Captcha<Place>> | null = null;

  constructor(load: () => Promise<Captcha<Place>>, patienceMs: number = PATIENCE_MS) {
    this.#load = load;
    this.#patienceMs = patienceMs;
  }

  render(place: Place, options: CaptchaOptions): PlacedCaptcha {
    let placed: PlacedCaptcha | null = null;
    let isOver = false;
    const fail = (): void => {
      this.#loading = null; // the next captcha retries
      if (isOver) return;
      isOver = true;
      options.onError();
    };
    const impatience = setTimeout(fail, this.#patienceMs);
    this.#loading ??= this.#load();
    this.#loading
      .then((captcha) => {
        clearTimeout(impatience);
        if (!isOver) placed = captcha.render(place, options);
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
