import { chooseLocale } from '#domain/language/chooseLocale.ts';
import { EARLY_MARKS } from '#infrastructure/page/earlyPage.ts';
import type { EarlyPlan } from './plan.ts';

/*
 * The first script in the head of an early page (ADR 6): chooses the language and what to hide. It blocks everything
 * after it, so it does nothing else.
 */

const { documentElement: html, currentScript } = document;
const plan = JSON.parse(currentScript?.dataset['plan'] ?? '') as EarlyPlan;
const { locales } = plan;
const [usual] = locales;
const { pathname, search } = window.location;
const query = new URLSearchParams(search);

/** Storage may be disabled or hold foreign data; then nothing counts as stored. */
function kept(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

// Skip storage if there is only one language.
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
// Query parameters filter the wall, and a voucher changes it.
const isUsual = isFree && [...query.keys()].every((key) => /^(lang$|utm_)/.test(key));
const isShown = plan.landing ? plan.landing.wall === null || isUsual : pathname === '/' && isFree;

// Writing unchanged values would delay the first paint (ADR 6).
if (chosen !== usual) {
  html.lang = chosen.lang;
  document.title = chosen.title;
}
// Hide until `prepare.ts` has replaced it, because the parser may pause anywhere.
if (chosen !== usual || !isShown) html.dataset['early'] = 'hidden';

const missing = new Set<string>();
const addMissing = ({ target }: ErrorEvent) => target instanceof HTMLScriptElement && missing.add(target.src);
window.addEventListener('error', addMissing, true);
// A submit may come before the rest of the page is parsed; once the app has taken over, there is no element to mark.
document.addEventListener('submit', () =>
  document.getElementById('early')?.setAttribute(EARLY_MARKS.pressed, ''),
);
globalThis.earlyChoice = { plan, chosen, isShown, isFree, missing };
