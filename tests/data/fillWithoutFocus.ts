/** Fills a field like a password manager: sets the value, fires an event, and leaves the focus. */
export function fillWithoutFocus(field: HTMLElement, value: string, told = 'input'): void {
  // Bypasses React's setter on the element, because React would ignore the event as unchanged.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(told, { bubbles: true }));
}
