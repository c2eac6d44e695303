/** jsdom has no modal dialogs. The e2e tests check the browser's part: the inert page and the returned focus. */
export function opensDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
