import type { Chat, ChatWish } from '#application/ports/chat.ts';
import { SLOW_MS, modeAsked } from '../payment/mode.ts';
import './mockChat.scss';

/**
 * A plain box in a chat's place, for `npm start` and for tests. QA steers it by the address:
 *
 * - `?chat=fail`: it cannot load.
 * - `?chat=slow`: it comes after four seconds.
 *
 * Its words are for QA and stay English.
 */
export class MockChat implements Chat {
  #element: HTMLElement | null = null;

  async open({ key, locale }: ChatWish): Promise<boolean> {
    const mode = modeAsked('chat', ['fail', 'slow']);
    if (mode === 'fail') return false;
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    this.close();
    const element = document.createElement('section');
    element.className = 'mock-chat';
    element.lang = 'en';
    element.tabIndex = -1;
    element.setAttribute('aria-label', 'Chat (mock)');
    const text = document.createElement('p');
    text.textContent = `Mock chat of ${key} in ${locale}.`;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Close the mock chat';
    const before = document.activeElement;
    button.addEventListener('click', () => {
      this.close();
      if (before instanceof HTMLElement) before.focus();
    });
    element.append(text, button);
    document.body.append(element);
    element.focus();
    this.#element = element;
    return true;
  }

  close(): void {
    this.#element?.remove();
    this.#element = null;
  }
}
