import { counterpartOf } from './counterpartOf.ts';

/** Attributes that the early page's own script sets. */
export const EARLY_MARKS = {
  /** On the page: its form was submitted. */
  pressed: 'data-pressed',
  /** On the page: the user has asked for a shop's code. */
  asked: 'data-asked',
  /** On a pressed element that needs the app: it is pressed again there. */
  again: 'data-again',
  /** On an element under a mouse button that is still down. */
  held: 'data-held',
} as const;

/** What an early page contains if it is more than a frame. */
const SCREENS = 'main :is(form, article, ul)';

/** After this time the app's page is shown, whatever it still waits for; in milliseconds. */
const LONGEST_HOLD_MS = 3_000;

export class EarlyElement {
  readonly #element: HTMLElement;
  readonly #root: HTMLElement;
  #code: string;
  /** In CSS pixels; null if the user has not scrolled. */
  #scrolled: number | null = null;
  #isTaken = false;
  #isHeld = false;
  #isDue = false;

  /** The app renders into `root`; `code` comes from the URL. */
  constructor(element: HTMLElement, root: HTMLElement, code: string) {
    this.#element = element;
    this.#root = root;
    this.#code = code;
    // Without a code in the URL, the text typed before this script loaded stays.
    if (code && this.#field) this.#field.value = code;
    // For the document's whole life: the app may ask for the URL's code long after this page was left.
    window.addEventListener('pagehide', () => this.#forget());
    window.addEventListener('scroll', () => {
      if (this.isShown()) this.#scrolled = window.scrollY;
    });
  }

  isShown(): boolean {
    return this.#element.isConnected;
  }

  isScrolled(): boolean {
    // Without its screen a frame is short; there the router restores the position better.
    return this.isShown() && this.#scrolled !== null && this.#hasScreen;
  }

  hold(): void {
    if (this.#isHeld || !this.#hasScreen) return;
    this.#isHeld = true;
    setTimeout(() => this.release(), LONGEST_HOLD_MS);
  }

  release(): void {
    this.#isHeld = false;
    if (this.#isDue) this.leave();
  }

  leave(): void {
    const element = this.#element;
    if (!this.isShown()) return;
    // The app's router has already scrolled up; its scroll event has not fired yet.
    const place = this.isScrolled() ? this.#scrolled : null;
    this.#isDue = this.#isHeld;
    // Two pages must not be visible below each other.
    this.#root.hidden = this.#isHeld;
    if (this.#isHeld) {
      if (place !== null) window.scrollTo(0, place);
      return;
    }
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    const counterpartsOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((each) => counterpartOf(element, this.#root, each));

    for (const twin of counterpartsOf('details[open]')) twin?.setAttribute('open', '');
    for (const menu of element.querySelectorAll('[popover]')) {
      const twin = counterpartOf(element, this.#root, menu);
      if (menu.matches(':popover-open') && twin instanceof HTMLElement) twin.showPopover();
    }
    const pressed = counterpartsOf(`[${EARLY_MARKS.again}]`);
    const held = element.querySelector(`[${EARLY_MARKS.held}]`);
    if (held !== null) pressWhenLetGo(counterpartOf(element, this.#root, held), held.getBoundingClientRect());
    // Before the focused element is removed, because a phone would hide its keyboard.
    if (focused !== null) this.#giveFocus(focused);
    element.remove();
    if (place !== null) window.scrollTo(0, place);
    for (const twin of pressed) press(twin);
    if (this.#isTaken) this.#forget();
  }

  takeTyped(): string {
    if (this.#isTaken) return '';
    this.#isTaken = true;
    const typed = this.#field?.value ?? this.#code;
    if (!this.isShown()) this.#forget();
    return typed;
  }

  takePress(): boolean {
    return this.#take(EARLY_MARKS.pressed);
  }

  takeReveal(): boolean {
    return this.#take(EARLY_MARKS.asked);
  }

  #take(mark: string): boolean {
    const isMarked = this.#element.hasAttribute(mark);
    this.#element.removeAttribute(mark);
    return isMarked;
  }

  get #hasScreen(): boolean {
    return this.#element.querySelector(SCREENS) !== null;
  }

  get #field(): HTMLInputElement | null {
    return this.#element.querySelector<HTMLInputElement>('form input');
  }

  /** Focuses the twin. Without one: the code field if the focus was in the form, otherwise the heading. */
  #giveFocus(focused: Element): void {
    const root = this.#root;
    const twin =
      counterpartOf(this.#element, root, focused) ??
      root.querySelector(focused.closest('form') ? 'form input' : 'main');
    if (twin instanceof HTMLElement) {
      if (twin instanceof HTMLInputElement && focused instanceof HTMLInputElement) {
        const { value, selectionStart, selectionEnd } = focused;
        // The app sets the same value only after this, which would move the selection to its end.
        twin.value = value;
        twin.setSelectionRange(selectionStart, selectionEnd);
      }
      twin.focus({ preventScroll: true });
    }
    if (document.activeElement !== twin) root.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** A code that was handed over, or whose page is left, must stay nowhere else. */
  #forget(): void {
    this.#code = '';
    // Not only the field: a reset also notifies listeners of the form.
    this.#element.querySelector('form')?.reset();
  }
}

function press(twin: Element | null): void {
  if (twin instanceof HTMLElement) twin.click();
}

/**
 * The mouse is down on an element that is about to be removed, so the browser fires no click. The rectangle is its own.
 */
function pressWhenLetGo(twin: Element | null, { left, right, top, bottom }: DOMRect): void {
  const ended = new AbortController();
  const end = ({ type, button, clientX: x, clientY: y }: PointerEvent) => {
    ended.abort();
    const isInside = left <= x && x <= right && top <= y && y <= bottom;
    if (type === 'pointerup' && button === 0 && isInside) press(twin);
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, end, { signal: ended.signal });
}
