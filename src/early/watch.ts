import { EARLY_MARKS as MARKS } from '#infrastructure/screen/earlyPage.ts';

/**
 * Remembers what is pressed on the early page until the app is there to carry it out. What has a popover opens without any
 * script, and links to other pages lead there.
 */
export function watch(early: HTMLElement): void {
  watchForm(early);
  watchPresses(early);
  watchMouse(early);
  // A page that the browser keeps for "back" must not come back with a code in it, nor with presses.
  window.addEventListener('pagehide', () => {
    early.removeAttribute(MARKS.pressed);
    early.removeAttribute(MARKS.asked);
    for (const marked of early.querySelectorAll(`[${MARKS.again}], summary [aria-busy]`)) {
      marked.removeAttribute(MARKS.again);
      marked.removeAttribute('aria-busy');
    }
  });
}

/** Only shows that it was pressed, which the script in the head has noted: it sends no code. */
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
  const show = () => {
    exchange(usual, busy);
    line.textContent = words.content.textContent;
  };
  if (early.hasAttribute(MARKS.pressed)) show();
  early.addEventListener('submit', show);
  window.addEventListener('pagehide', () => {
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
  early.addEventListener('pointerdown', ({ target, pointerType, button }) => {
    const held = target instanceof Element ? target.closest('a, button, summary') : null;
    if (pointerType === 'mouse' && button === 0) held?.setAttribute(MARKS.held, '');
  });
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => early.querySelector(`[${MARKS.held}]`)?.removeAttribute(MARKS.held));
}
