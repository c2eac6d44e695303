import { element } from './element.ts';
import { Frame, type Look } from './frame.ts';

/** The app is opened again after the last change of the form. */
const PAUSE_MS = 700;
/** After the frame is loaded, the app draws its first screen. */
const DRAWING_MS = 150;

/** The brand that is being made, live. Colours change at once, everything else when the app is opened again. */
export class Preview {
  readonly root = element('div', { className: 'preview' });
  #state: string;
  #look: Look;
  #shown: Frame | undefined;
  #coming: Frame | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: string, look: Look) {
    this.#state = state;
    this.#look = look;
    window.addEventListener('message', ({ origin, data }) => {
      if (this.#coming !== undefined && origin === new URL(this.#coming.address).origin && data === 'loaded')
        setTimeout(() => this.#swap(), DRAWING_MS);
    });
  }

  colour(css: string): void {
    this.#shown?.tell({ css });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#shown === undefined ? 0 : PAUSE_MS);
  }

  wear(part: Partial<Look>): void {
    this.#look = { ...this.#look, ...part };
    this.#shown?.wear(this.#look);
    this.#coming?.wear(this.#look);
  }

  show(state: string): void {
    this.#state = state;
    this.#open();
  }

  /** Behind the frame that is shown, until it is loaded: so nothing flashes. */
  #open(): void {
    this.#coming?.figure.remove();
    const coming = new Frame({
      label: 'The new brand',
      host: 'draft',
      state: this.#state,
      language: '',
      scenario: 'none',
      look: this.#look,
    });
    this.#coming = coming;
    if (this.#shown === undefined) this.#swap();
    else this.root.prepend(coming.figure);
    coming.start();
  }

  #swap(): void {
    if (this.#coming === undefined) return;
    this.#shown?.figure.remove();
    this.#shown = this.#coming;
    this.#coming = undefined;
    if (!this.#shown.figure.isConnected) this.root.append(this.#shown.figure);
  }
}
