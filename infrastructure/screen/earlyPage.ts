import type { EarlyPage } from '#application/ports/earlyPage.ts';

/**
 * The early page as it stands in the document: an element whose form has the code field and remembers a press. Its other
 * buttons say by `aria-busy` that they were pressed.
 */
export class EarlyElement implements EarlyPage {
  readonly #element: HTMLElement;
  readonly #root: HTMLElement;
  #isTaken = false;

  /** `root` is where the app draws what takes its place. */
  constructor(element: HTMLElement, root: HTMLElement) {
    this.#element = element;
    this.#root = root;
  }

  stands(): boolean {
    return this.#element.isConnected;
  }

  leave(): void {
    const element = this.#element;
    if (!this.stands()) return;
    const drawn = this.#root;
    const placesOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((each) => placeIn(element, each));
    const opened = placesOf('details[open]');
    const pressed = placesOf('button[type=button][aria-busy=true]');
    const focus = focusIn(element);
    element.remove();
    for (const place of opened) at(drawn, place)?.setAttribute('open', '');
    if (focus !== null) giveFocus(drawn, focus);
    for (const place of pressed) press(at(drawn, place));
    this.#forget();
  }

  takeTyped(): string {
    if (this.#isTaken) return '';
    this.#isTaken = true;
    const typed = this.#field?.value ?? '';
    if (!this.stands()) this.#forget();
    return typed;
  }

  takePress(): boolean {
    const isPressed = this.#element.hasAttribute('data-pressed');
    this.#element.removeAttribute('data-pressed');
    return isPressed;
  }

  get #field(): HTMLInputElement | null {
    return this.#element.querySelector<HTMLInputElement>('form input');
  }

  /** A code that was handed over stays nowhere else. Until then its letters and their selection are still needed. */
  #forget(): void {
    if (this.#isTaken && this.#field) this.#field.value = '';
  }
}

/** Where an element stands below another: the number of each step from child to child. */
type Place = readonly number[];

interface Focus {
  readonly place: Place;
  readonly element: Element;
}

function focusIn(element: Element): Focus | null {
  const { activeElement: focused } = document;
  if (focused === null || !element.contains(focused)) return null;
  return { place: placeIn(element, focused), element: focused };
}

function giveFocus(drawn: Element, { place, element }: Focus): void {
  const twin = at(drawn, place);
  if (!(twin instanceof HTMLElement) || twin.localName !== element.localName) return;
  if (twin instanceof HTMLInputElement && element instanceof HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = element;
    // The app draws the same letters, but after this: letters that come later would move the selection to their end.
    twin.value = value;
    twin.setSelectionRange(selectionStart, selectionEnd);
  }
  twin.focus({ preventScroll: true });
}

function press(twin: Element | null): void {
  if (twin instanceof HTMLButtonElement && twin.type === 'button') twin.click();
}

function placeIn(top: Element, element: Element): Place {
  const { parentElement: parent } = element;
  if (element === top || parent === null) return [];
  return [...placeIn(top, parent), [...parent.children].indexOf(element)];
}

function at(top: Element, place: Place): Element | null {
  return place.reduce<Element | null>((element, step) => element?.children[step] ?? null, top);
}
