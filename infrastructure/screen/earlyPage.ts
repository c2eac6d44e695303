import type { EarlyPage } from '#application/ports/earlyPage.ts';
import { counterpartOf } from './counterpartOf.ts';

/** What its own script writes on elements of an early page. */
export const EARLY_MARKS = {
  /** On the page: its form was pressed. */
  pressed: 'data-pressed',
  /** On the page: a shop's code was asked for. */
  asked: 'data-asked',
  /** On what was pressed and needs the app: it is pressed again there. */
  again: 'data-again',
  /** On what a mouse has pressed down and not yet let go. */
  held: 'data-held',
} as const;

/** What stands in an early page that is more than a frame. */
const SCREENS = 'main :is(form, article, ul)';

/** What is drawn is shown after that at the latest, in milliseconds, whatever it still waits for. */
const LONGEST_HOLD_MS = 3_000;

/** The early page as it stands in the document. */
export class EarlyElement implements EarlyPage {
  readonly #element: HTMLElement;
  readonly #root: HTMLElement;
  #code: string;
  /** Where the visitor has scrolled to, in CSS pixels; null if that was nowhere. */
  #scrolled: number | null = null;
  #isTaken = false;
  #isHeld = false;
  #isDue = false;

  /** `root` is where the app draws what takes its place; `code` came with the address. */
  constructor(element: HTMLElement, root: HTMLElement, code: string) {
    this.#element = element;
    this.#root = root;
    this.#code = code;
    // What was typed before this script came stays where no code came.
    if (code && this.#field) this.#field.value = code;
    // For as long as the document lives: a code of the address may be asked for long after this page was left.
    window.addEventListener('pagehide', () => this.#forget());
    window.addEventListener('scroll', () => {
      if (this.stands()) this.#scrolled = window.scrollY;
    });
  }

  stands(): boolean {
    return this.#element.isConnected;
  }

  isScrolled(): boolean {
    // Elsewhere the router knows better: a frame without its screen is short.
    return this.stands() && this.#scrolled !== null && this.#hasScreen;
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
    if (!this.stands()) return;
    // The app's router has scrolled up already; of that the event is still to come.
    const place = this.isScrolled() ? this.#scrolled : null;
    this.#isDue = this.#isHeld;
    // Two pages must not be seen below each other.
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
    // Before the focused one goes, since a phone would take its keyboard away.
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
    if (!this.stands()) this.#forget();
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

  /** To the twin; from the form, where what had the focus has none, to the code field; on what is no screen, to its heading. */
  #giveFocus(focused: Element): void {
    const root = this.#root;
    const twin =
      counterpartOf(this.#element, root, focused) ??
      root.querySelector(focused.closest('form') ? 'form input' : 'main');
    if (twin instanceof HTMLElement) {
      if (twin instanceof HTMLInputElement && focused instanceof HTMLInputElement) {
        const { value, selectionStart, selectionEnd } = focused;
        // The app draws the same letters, but after this: letters that come later would move the selection to their end.
        twin.value = value;
        twin.setSelectionRange(selectionStart, selectionEnd);
      }
      twin.focus({ preventScroll: true });
    }
    if (document.activeElement !== twin) root.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** A code that was handed over, or whose page is left, stays nowhere else. */
  #forget(): void {
    this.#code = '';
    // Not only the field: what reads it back hears of this, too.
    this.#element.querySelector('form')?.reset();
  }
}

function press(twin: Element | null): void {
  if (twin instanceof HTMLElement) twin.click();
}

/** The mouse went down on what will be gone, so the browser makes no click of its own. `area` is where that is. */
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
