import type { ConsentWish } from '#application/ports/consent.ts';
import { button } from './button.ts';
import './mockConsent.scss';

/** What one can press in the banner. */
export type Answer = 'all' | 'none' | 'settings';

const BUTTONS: readonly (readonly [Answer, string])[] = [
  ['all', 'Accept all'],
  ['none', 'Refuse all'],
  ['settings', 'Settings'],
];

/**
 * The banner at the lower edge. It takes no focus. What is focused beneath it is scrolled out from under it, and the
 * end of the page can be scrolled above it.
 */
export class MockBanner {
  readonly #element: HTMLElement;
  readonly #size: ResizeObserver;

  constructor({ siteId, key }: ConsentWish, onAnswer: (answer: Answer) => void) {
    const element = document.createElement('section');
    element.className = 'mock-consent';
    element.lang = 'en';
    element.setAttribute('aria-label', 'Privacy (mock consent)');
    const text = document.createElement('p');
    text.textContent = `Mock consent tool of ${siteId} (${key}): may third parties run here?`;
    element.append(text, ...BUTTONS.map(([answer, words]) => button(words, () => onAnswer(answer))));
    this.#element = element;
    this.#size = new ResizeObserver(() => makeRoom(element.offsetHeight));
    document.body.append(element);
    this.#size.observe(element);
  }

  remove(): void {
    this.#size.disconnect();
    this.#element.remove();
    makeRoom(0);
  }
}

function makeRoom(height: number): void {
  document.documentElement.style.scrollPaddingBlockEnd = height === 0 ? '' : `${height + 8}px`;
  document.body.style.paddingBlockEnd = height === 0 ? '' : `${height}px`;
}
