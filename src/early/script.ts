import { acceptLanguage } from '#domain/language/locale.ts';
import { chooseLocale } from '#domain/language/chooseLocale.ts';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { EarlyElement } from '#infrastructure/screen/earlyPage.ts';
import { buildSettings } from '../wiring/environment.ts';
import type { EarlyPlan } from './plan.ts';

/*
 * The script of a page that the build has written (ADR 64). It stands in the page itself, so it is small: it chooses the
 * language, asks ahead for what the app needs, and remembers a press until the app takes over. It sends no code.
 */

const { documentElement: html, head, currentScript } = document;
const plan = JSON.parse(currentScript?.dataset['plan'] ?? '') as EarlyPlan;
const { locales, country, configPath } = plan;
const [usual] = locales;
const { pathname, search } = window.location;

/** Storage may be switched off; then nothing is kept there. */
function kept(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function savedLocale(): string | null {
  try {
    const saved: unknown = JSON.parse(kept('localStorage', plan.languageKey) ?? 'null');
    return typeof saved === 'string' ? saved : null;
  } catch {
    return null;
  }
}

const locale = chooseLocale(
  {
    query: new URLSearchParams(search).get('lang'),
    saved: savedLocale(),
    browser: window.navigator.languages,
  },
  [usual.locale, ...locales.map((each) => each.locale)],
);
const chosen = locales.find((each) => each.locale === locale) ?? usual;
const isEntry = pathname === '/' && plan.heldKeys.every((key) => kept('sessionStorage', key) === null);

html.lang = chosen.lang;
document.title = chosen.title;
for (const href of chosen.scripts)
  head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));

const { e2eSecret } = buildSettings();
const language = acceptLanguage(locale, country);
const ahead: AskedAhead = {
  path: configPath,
  acceptLanguage: language,
  sentAt: Date.now(),
  answer: fetch(configPath, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(USUAL_LIMITS.getMs),
    headers: { 'Accept-Language': language, ...(e2eSecret !== null && { 'x-e2e-secret': e2eSecret }) },
  }).then((response) => ({ response, receivedAt: Date.now() })),
};
// Whoever takes the answer hears of its failure; until then nobody is there to hear.
ahead.answer.catch(() => undefined);
globalThis.askedAhead = ahead;

// The app's scripts that did not come.
const missing = new Set<string>();
let tries = 0;
window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && missing.add(target.src),
  true,
);

// What is not to be seen stays hidden until it was exchanged: the parser may pause anywhere.
if (chosen !== usual || !isEntry) html.dataset['early'] = 'hidden';
new MutationObserver((_, observer) => {
  const early = document.getElementById('early');
  const root = document.getElementById('root');
  if (early === null || root === null) return;
  observer.disconnect();
  prepare(early);
  globalThis.earlyPage = new EarlyElement(early, root);
  delete html.dataset['early'];
}).observe(html, { childList: true, subtree: true });

function part(name: string): DocumentFragment | undefined {
  return document.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`)?.content;
}

function prepare(early: HTMLElement): void {
  const translated = chosen === usual ? undefined : part(chosen.locale);
  if (translated) early.replaceChildren(translated);
  const header = early.querySelector('header');
  if (pathname !== '/') header?.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  if (plan.bare.includes(pathname.split('/')[1] ?? ''))
    header?.querySelectorAll('[data-print="never"]').forEach((each) => each.remove());
  const waiting = early.querySelector<HTMLTemplateElement>('template[data-part="waiting"]');
  if (!isEntry && waiting) early.querySelector('main')?.replaceWith(waiting.content);
  watch(early);
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

/** Fetches the scripts that did not come once more, so that nothing typed is lost by a reload. */
function again(): void {
  tries += 1;
  // Each try under an address of its own: some browsers keep a failure.
  for (const src of missing) void import(/* webpackIgnore: true */ `${src}#${tries}`).catch(() => undefined);
}
