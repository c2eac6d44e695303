import { element } from './element.ts';
import { frameOf, type Shown } from './frame.ts';

/** How far outside of the view a frame starts: each one is a whole app. */
const MARGIN = '300px';

/** All frames of a view. A frame starts when it comes near the view. */
export class Frames {
  readonly root = element('div', { className: 'frames' });
  #observer: IntersectionObserver | undefined;

  show(all: readonly Shown[]): void {
    this.#observer?.disconnect();
    const frames = new Map<Element, () => void>(all.map(frameOf).map(({ figure, start }) => [figure, start]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
          observer.unobserve(target);
          frames.get(target)?.();
        }
      },
      { root: this.root, rootMargin: MARGIN },
    );
    this.root.replaceChildren(...frames.keys());
    for (const figure of frames.keys()) observer.observe(figure);
    this.#observer = observer;
  }
}
