import { EARLY_MARKS as MARKS } from '#infrastructure/page/earlyPage.ts';

/** Records clicks on the early page for the app to replay. Popovers and links to other pages work without a script. */
export function watch(early: HTMLElement): void {
  watchForm(early);
  watchPresses(early);
  watchMouse(early);
  // A page in the back/forward cache must come back without code and recorded clicks.
  window.addEventListener('pagehide', () => {
    early.removeAttribute(MARKS.pressed);
    early.removeAttribute(MARKS.asked);
    for (const marked of early.querySelectorAll(`[${MARKS.again}], summary [aria-busy]`)) {
      marked.removeAttribute(MARKS.again);
      marked.removeAttribute('aria-busy');
    }
  });
}

/** Only shows that the form was submitted, which `choose.ts` has recorded; it sends no code. */
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

/** Records clicks on buttons and language links, which need the app; handles the skip link itself. */
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

/** Needed for a mouse only: the browser clicks where a finger lifts, but only where a mouse button went down. */
function watchMouse(early: HTMLElement): void {
  early.addEventListener('pointerdown', ({ target, pointerType, button }) => {
    const held = target instanceof Element ? target.closest('a, button, summary') : null;
    if (pointerType === 'mouse' && button === 0) held?.setAttribute(MARKS.held, '');
  });
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => early.querySelector(`[${MARKS.held}]`)?.removeAttribute(MARKS.held));
}
