import { EARLY_MARKS as MARKS } from '#infrastructure/screen/earlyPage.ts';

/**
 * Remembers what is pressed on the early page until the app is there to carry it out. What has a popover opens without any
 * script, and links to other pages lead there.
 */
export function watch(early: HTMLElement): void {
  watchForm(early);
  watchPresses(early);
  watchMouse(early);
}

/** Only remembers that it was pressed: it sends no code. */
function watchForm(early: HTMLElement): void {
  const template = (name: string) =>
    early.querySelector<HTMLTemplateElement>(`form template[data-part="${name}"]`);
  const usual = early.querySelector<HTMLElement>('form [type=submit]');
  const busy = template('busy')?.content.querySelector('button');
  const words = template('pressed');
  const line = words?.previousElementSibling;
  if (!usual || !busy || !words || !line) return;
  const exchange = (shown: HTMLElement, next: HTMLElement) => {
    const isFocused = document.activeElement === shown;
    shown.replaceWith(next);
    if (isFocused) next.focus();
  };
  early.addEventListener('submit', (event) => {
    event.preventDefault();
    if (early.hasAttribute(MARKS.pressed)) return;
    early.setAttribute(MARKS.pressed, '');
    exchange(usual, busy);
    line.append(words.content.cloneNode(true));
  });
  // A page that the browser keeps for "back" must not come back with a code in it, nor with a press for none.
  window.addEventListener('pagehide', () => {
    early.querySelector('form')?.reset();
    early.removeAttribute(MARKS.pressed);
    exchange(busy, usual);
    line.textContent = '';
  });
}

/** Other buttons and the languages' links need the app; the way past the header needs no address. */
function watchPresses(early: HTMLElement): void {
  early.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (pressed === null) return;
    if (pressed.matches('[type=button]:not([popovertarget])')) {
      pressed.setAttribute(MARKS.again, '');
      pressed.ariaBusy = 'true';
    } else if (pressed.matches('[href="#main"]')) {
      event.preventDefault();
      early.querySelector('main')?.focus();
    } else if (pressed.matches('[hreflang]')) {
      event.preventDefault();
      early.querySelector(`[hreflang][${MARKS.again}]`)?.removeAttribute(MARKS.again);
      pressed.setAttribute(MARKS.again, '');
      const menu = pressed.closest('details');
      menu?.removeAttribute('open');
      menu?.querySelector('summary')?.focus();
      menu?.querySelector('summary [lang]')?.setAttribute('aria-busy', 'true');
    }
  });
}

/** A finger's press is made by the browser where it ends, a mouse's only where it began. */
function watchMouse(early: HTMLElement): void {
  early.addEventListener('pointerdown', ({ target, pointerType }) => {
    const held = target instanceof Element ? target.closest('a, button, summary') : null;
    if (pointerType === 'mouse') held?.setAttribute(MARKS.held, '');
  });
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => early.querySelector(`[${MARKS.held}]`)?.removeAttribute(MARKS.held));
}
