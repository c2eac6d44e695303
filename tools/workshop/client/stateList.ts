import type { GalleryState } from './data.ts';
import { element } from './element.ts';

/** The list of all states by area, with a search. A click opens a state. */
export class StateList {
  readonly root = element('nav', { className: 'states', aria: { label: 'States' } });
  readonly #links = new Map<GalleryState, HTMLAnchorElement>();
  readonly #groups: HTMLElement[] = [];

  /** @param addressOf the address of the gallery with this state */
  constructor(
    states: readonly GalleryState[],
    addressOf: (state: string) => string,
    open: (state: GalleryState) => void,
  ) {
    const search = element('input', { type: 'search', placeholder: `Search ${states.length} states` });
    search.setAttribute('aria-label', 'Search the states');
    search.addEventListener('input', () => this.#narrow(search.value));
    this.root.append(search);
    for (const [area, own] of Map.groupBy(states, (state) => state.area)) {
      const items = own.map((state) => {
        const link = element('a', { href: addressOf(state.name) }, state.title);
        link.addEventListener('click', (event) => {
          // With a modifier key the browser opens a tab of its own.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open(state);
        });
        this.#links.set(state, link);
        return element('li', {}, link);
      });
      const group = element('section', {}, element('h2', {}, area), element('ul', {}, ...items));
      this.#groups.push(group);
      this.root.append(group);
    }
  }

  mark(state: string): void {
    for (const [{ name }, link] of this.#links) {
      if (name === state) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  #narrow(wanted: string): void {
    const words = wanted.toLowerCase().split(/\s+/);
    for (const [{ title, area, name }, link] of this.#links) {
      const text = `${title} ${area} ${name}`.toLowerCase();
      if (link.parentElement !== null)
        link.parentElement.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of this.#groups) group.hidden = group.querySelector('li:not([hidden])') === null;
  }
}
