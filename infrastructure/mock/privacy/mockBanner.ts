import type { ConsentWish } from '#application/ports/consent.ts';
import { button, element } from '../element.ts';
import './mockConsent.scss';

export type Answer = 'all' | 'none' | 'settings';

const BUTTONS: readonly (readonly [Answer, string])[] = [
  ['all', 'Accept all'],
  ['none', 'Refuse all'],
  ['settings', 'Settings'],
];

/** Takes no focus. The page scrolls the focused element out from under it, and its own end above it. */
export class MockBanner {
  readonly #element: HTMLElement;
  readonly #size: ResizeObserver;

  constructor({ siteId, key }: ConsentWish, onAnswer: (answer: Answer) => void) {
    const banner = element(
      'section',
      { className: 'mock-consent', lang: 'en', ariaLabel: 'Privacy (mock consent)' },
      element('p', {}, `Mock consent tool of ${siteId} (${key}): may third parties run here?`),
      ...BUTTONS.map(([answer, words]) => button(words, () => onAnswer(answer))),
    );
    this.#element = banner;
    this.#size = new ResizeObserver(() => makeRoom(banner.offsetHeight));
    document.body.append(banner);
    this.#size.observe(banner);
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
