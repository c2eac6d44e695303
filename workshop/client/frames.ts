import { element } from './element.ts';
import { frameOf, type Shown } from './frame.ts';

/** How far outside of the view a frame starts: each one is a whole app. */
const MARGIN = '300px';

/** All frames of a view. A frame starts when it comes near the view. */
export class Frames {
  readonly root = element('div', { className: 'frames' });
  #observer: IntersectionObserver | undefined;
  #starts = new Map<Element, () => void>();
  #started = new Set<Element>();

  show(all: readonly Shown[]): void {
    this.#observer?.disconnect();
    this.#starts = new Map();
    this.#started = new Set();
    for (const shown of all) {
      const { figure, start } = frameOf(shown);
      this.#starts.set(figure, start);
    }
    this.root.replaceChildren(...this.#starts.keys());
    this.#observer = new IntersectionObserver((entries) => this.#come(entries), { rootMargin: MARGIN });
    for (const figure of this.#starts.keys()) this.#observer.observe(figure);
  }

  /** After a dial was turned: the frames begin again, with a new voucher. */
  restart(): void {
    for (const figure of this.#started) this.#starts.get(figure)?.();
  }

  #come(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || this.#started.has(target)) continue;
      this.#started.add(target);
      this.#starts.get(target)?.();
    }
  }
}
