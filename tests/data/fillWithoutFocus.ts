/** Fills a field as a password manager does: its value is set, then an event tells of it; the focus stays where it is. */
export function fillWithoutFocus(field: HTMLElement, value: string, told = 'input'): void {
  // Past React's own setter on the element, which would make the event one of nothing new.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(told, { bubbles: true }));
}
