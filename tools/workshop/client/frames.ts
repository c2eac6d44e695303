import { element } from './element.ts';
import { Frame, type Shown } from './frame.ts';

/** How far outside of the view a frame starts: each one is a whole app. */
const MARGIN = '300px';

/** All frames of a view. A frame starts when it comes near the view. */
export class Frames {
  readonly root = element('div', { className: 'frames', id: 'frames', tabIndex: -1 });
  #frames: readonly Frame[] = [];
  #observer: IntersectionObserver | undefined;

  /** `areFresh`: they begin again. Otherwise those that run go on, in another look. */
  show(all: readonly Shown[], areFresh: boolean): void {
    const frames = all.map((shown) => new Frame(shown));
    const areSame =
      frames.length === this.#frames.length &&
      frames.every(({ address }, index) => address === this.#frames[index]?.address);
    if (areSame && !areFresh) {
      for (const [index, { look }] of all.entries()) this.#frames[index]?.wear(look);
      return;
    }
    this.#observer?.disconnect();
    this.#frames = frames;
    const starts = new Map<Element, () => void>(frames.map(({ figure, start }) => [figure, start]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
          observer.unobserve(target);
          starts.get(target)?.();
        }
      },
      // On a narrow screen the page scrolls, otherwise the list of frames does.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    this.root.replaceChildren(...starts.keys());
    for (const figure of starts.keys()) observer.observe(figure);
    this.#observer = observer;
  }
}
