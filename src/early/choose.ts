import { chooseLocale } from '#domain/language/chooseLocale.ts';
import type { EarlyPlan } from './plan.ts';

/*
 * The script in the head of a page that the build has written (ADR 64): chooses the language, and what is not to be seen.
 * Everything behind it waits for it, so it does nothing else.
 */

const { documentElement: html, currentScript } = document;
const plan = JSON.parse(currentScript?.dataset['plan'] ?? '') as EarlyPlan;
const { locales } = plan;
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
    // The first look into storage takes the browser as long as all else here: spared where nothing can be chosen.
    saved: locales.length > 1 ? savedLocale() : null,
    browser: window.navigator.languages,
  },
  [usual.locale, ...locales.map((each) => each.locale)],
);
const chosen = locales.find((each) => each.locale === locale) ?? usual;
const isEntry = pathname === '/' && plan.heldKeys.every((key) => kept('sessionStorage', key) === null);

html.lang = chosen.lang;
document.title = chosen.title;
// What is not to be seen stays hidden until it was exchanged: the parser may pause anywhere.
if (chosen !== usual || !isEntry) html.dataset['early'] = 'hidden';

const missing = new Set<string>();
const note = ({ target }: ErrorEvent) => target instanceof HTMLScriptElement && missing.add(target.src);
window.addEventListener('error', note, true);
globalThis.earlyChoice = { plan, chosen, isEntry, missing };
