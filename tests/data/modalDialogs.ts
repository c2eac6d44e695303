import { beforeEach } from 'vitest';

/** jsdom has no modal dialogs. The e2e tests check the browser's part: inert page and returned focus. */
export function opensDialogs(): void {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
    };
  });
}
