import { chooseLocale } from '#domain/language/chooseLocale.ts';
import { EARLY_MARKS } from '#infrastructure/screen/earlyPage.ts';
import type { EarlyPlan } from './plan.ts';

/*
 * The script in the head of a page that the build has written (ADR 6): chooses the language, and what is not to be seen.
 * Everything behind it waits for it, so it does nothing else.
 */

const { documentElement: html, currentScript } = document;
const plan = JSON.parse(currentScript?.dataset['plan'] ?? '') as EarlyPlan;
const { locales } = plan;
const [usual] = locales;
const { pathname, search } = window.location;
const query = new URLSearchParams(search);

/** Storage may be switched off, or hold what is not ours; then nothing is kept there. */
function kept(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

// A look into storage is spared where nothing can be chosen.
const saved =
  locales.length > 1 && kept(() => JSON.parse(window.localStorage.getItem(plan.languageKey) ?? ''));
const locale = chooseLocale(
  {
    query: query.get('lang'),
    saved: typeof saved === 'string' ? saved : null,
    browser: window.navigator.languages,
  },
  [usual.locale, ...locales.map((each) => each.locale)],
);
const chosen = locales.find((each) => each.locale === locale) ?? usual;
const isFree = plan.heldKeys.every((key) => kept(() => window.sessionStorage.getItem(key)) === null);
// A wall is narrowed by its address, and with a voucher it is another one.
const isUsual = isFree && [...query.keys()].every((key) => /^(lang$|utm_)/.test(key));
const isShown = plan.landing ? plan.landing.wall === null || isUsual : pathname === '/' && isFree;

// To write what stands there already would put the first paint off (ADR 6).
if (chosen !== usual) {
  html.lang = chosen.lang;
  document.title = chosen.title;
}
// What is not to be seen stays hidden until it was exchanged: the parser may pause anywhere.
if (chosen !== usual || !isShown) html.dataset['early'] = 'hidden';

const missing = new Set<string>();
const note = ({ target }: ErrorEvent) => target instanceof HTMLScriptElement && missing.add(target.src);
window.addEventListener('error', note, true);
// A press may come before the rest of the page. Once the app has taken over, there is no early page to mark.
document.addEventListener('submit', () =>
  document.getElementById('early')?.setAttribute(EARLY_MARKS.pressed, ''),
);
globalThis.earlyChoice = { plan, chosen, isShown, isFree, missing };
