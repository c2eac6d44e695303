import { acceptLanguage } from '#domain/language/locale.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { EarlyElement } from '#infrastructure/screen/earlyPage.ts';
import { buildSettings } from '../wiring/environment.ts';
import type { EarlyChoice } from './choice.ts';

/*
 * The script behind what is seen of a page that the build has written (ADR 64), so that nothing seen waits for it: it
 * exchanges what was not to be seen, asks ahead for what the app needs, and remembers a press until the app takes over. It
 * sends no code.
 */

const { plan, chosen, isEntry } = globalThis.earlyChoice as EarlyChoice;

// The app's scripts that did not come.
const missing = new Set<string>();
let tries = 0;
window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && missing.add(target.src),
  true,
);

const element = document.getElementById('early');
const root = document.getElementById('root');
if (element !== null && root !== null) {
  exchange(element);
  watch(element);
  globalThis.earlyPage = new EarlyElement(element, root);
}
delete document.documentElement.dataset['early'];

for (const href of chosen.scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));

const { e2eSecret } = buildSettings();
const language = acceptLanguage(chosen.locale, plan.country);
const ahead: AskedAhead = {
  path: plan.configPath,
  acceptLanguage: language,
  sentAt: Date.now(),
  answer: fetch(plan.configPath, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(USUAL_LIMITS.getMs),
    headers: { 'Accept-Language': language, ...(e2eSecret !== null && { 'x-e2e-secret': e2eSecret }) },
  }).then((response) => ({ response, receivedAt: Date.now() })),
};
// Whoever takes the answer hears of its failure; until then nobody is there to hear.
ahead.answer.catch(() => undefined);
globalThis.askedAhead = ahead;

function part(name: string): DocumentFragment | undefined {
  return document.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`)?.content;
}

function exchange(early: HTMLElement): void {
  const { pathname } = window.location;
  const translated = chosen === plan.locales[0] ? undefined : part(chosen.locale);
  if (translated) early.replaceChildren(translated);
  const header = early.querySelector('header');
  if (pathname !== '/') header?.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  if (plan.bare.includes(pathname.split('/')[1] ?? ''))
    header?.querySelectorAll('[data-print="never"]').forEach((each) => each.remove());
  const waiting = early.querySelector<HTMLTemplateElement>('template[data-part="waiting"]');
  if (!isEntry && waiting) early.querySelector('main')?.replaceWith(waiting.content);
}

function watch(early: HTMLElement): void {
  const template = (name: string) =>
    early.querySelector<HTMLTemplateElement>(`form template[data-part="${name}"]`);
  early.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = early.querySelector<HTMLElement>('form [type=submit]');
    const busy = template('busy')?.content.querySelector('button');
    const pressed = template('pressed');
    if (!button || !busy || !pressed || 'pressed' in early.dataset) return;
    early.dataset['pressed'] = '';
    const isFocused = document.activeElement === button;
    button.replaceWith(busy);
    if (isFocused) busy.focus();
    pressed.previousElementSibling?.append(pressed.content);
  });
  // The other buttons are pressed again by the app; what has a popover opens without any script.
  early.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button' || button.popoverTargetElement !== null) return;
    button.setAttribute('aria-busy', 'true');
  });
  // A page that the browser keeps for "back" must not come back with a code in it.
  window.addEventListener('pagehide', () => early.querySelector('form')?.reset());

  const miss = (): void => {
    const words = template('missing');
    words?.content.querySelector('button')?.addEventListener('click', again);
    words?.replaceWith(words.content);
  };
  if (missing.size > 0) miss();
  else window.addEventListener('error', () => missing.size > 0 && miss(), true);
}

/**
 * Fetches the scripts that did not come once more, so that nothing typed is lost by a reload. The press ends here: this
 * button has no twin for the app to press.
 */
function again(press: MouseEvent): void {
  press.stopPropagation();
  const button = press.currentTarget as HTMLButtonElement;
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  tries += 1;
  // Each try under an address of its own: some browsers keep a failure.
  const fetched = [...missing].map(async (src) => {
    await import(/* webpackIgnore: true */ `${src}#${tries}`);
    missing.delete(src);
  });
  void Promise.allSettled(fetched).then(() => (button.ariaDisabled = null));
}
