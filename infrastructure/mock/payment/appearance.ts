import './mockPayment.scss';
import { SLOW_MS } from './mode.ts';

/** Null: it appears at once. */
export type Coming = 'fail' | 'slow' | null;

export interface AppearanceEvents {
  readonly onReady: () => void;
  readonly onError: () => void;
}

/** A mock's part of the page, from its request to its removal. Like a vendor's it appears asynchronously. */
export class Appearance {
  readonly #element: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(place: HTMLElement, element: HTMLElement, coming: Coming, events: AppearanceEvents) {
    this.#element = element;
    element.classList.add('mock-payment');
    element.lang = 'en';
    const appear = (): void => {
      if (this.#isOver) return;
      if (coming === 'fail') {
        this.#isOver = true;
        events.onError();
        return;
      }
      place.append(element);
      events.onReady();
    };
    if (coming === 'slow') this.#timer = setTimeout(appear, SLOW_MS);
    else queueMicrotask(appear);
  }

  /** True after its removal, or if it could not load. */
  get isOver(): boolean {
    return this.#isOver;
  }

  destroy(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#element.remove();
  }
}
