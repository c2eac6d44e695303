import { beforeEach } from 'vitest';

/** jsdom has no modal dialogs; what the browser adds (inert page, focus back) is checked in e2e. */
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
