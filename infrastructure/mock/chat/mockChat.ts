import type { Chat, ChatOptions } from '#application/ports/chat.ts';
import { button, element } from '../element.ts';
import { SLOW_MS, modeAsked } from '../payment/mode.ts';
import './mockChat.scss';

/**
 * A plain box instead of a chat, for `npm start` and for tests. QA sets the mode in the URL: `?chat=fail` (cannot load)
 * or `?chat=slow` (takes four seconds). The texts are for QA and stay English.
 */
export class MockChat implements Chat {
  #element: HTMLElement | null = null;

  async open({ key, locale }: ChatOptions): Promise<boolean> {
    const mode = modeAsked('chat', ['fail', 'slow']);
    if (mode === 'fail') return false;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    this.close();
    const before = document.activeElement;
    const close = button('Close the mock chat', () => {
      this.close();
      if (before instanceof HTMLElement) before.focus();
    });
    this.#element = element(
      'section',
      { className: 'mock-chat', lang: 'en', tabIndex: -1, ariaLabel: 'Chat (mock)' },
      element('p', {}, `Mock chat of ${key} in ${locale}.`),
      close,
    );
    document.body.append(this.#element);
    this.#element.focus();
    return true;
  }

  close(): void {
    this.#element?.remove();
    this.#element = null;
  }
}
