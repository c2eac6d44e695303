import { acceptLanguage } from '#domain/language/locale.ts';
import { EarlyElement } from '#infrastructure/page/earlyPage.ts';
import { takeCodeFromAddress } from '../codeFromAddress.ts';
import { askAhead } from './ahead.ts';
import type { EarlyChoice } from './choice.ts';
import { followScripts } from './missing.ts';
import { preload } from './preload.ts';
import { readsBack } from './readBack.ts';
import { watch } from './watch.ts';

/*
 * The script after the early page's visible content, which therefore does not wait for it (ADR 6). It replaces hidden
 * content, prefetches for the app, and records clicks until the app takes over. It never sends a typed code.
 */

const { plan, chosen, isShown, missing } = globalThis.earlyChoice as EarlyChoice;

const element = document.getElementById('early');
const root = document.getElementById('root');
if (element !== null && root !== null) {
  exchange(element);
  globalThis.earlyPage = new EarlyElement(element, root, takeCodeFromAddress());
  watch(element);
  readsBack(element);
  followScripts(element, missing, plan.loggedSite);
}
delete document.documentElement.dataset['early'];

askAhead({
  method: 'GET',
  path: plan.configPath,
  acceptLanguage: acceptLanguage(chosen.locale, plan.country),
  linkToken: null,
  cache: 'no-store',
});
preload(chosen.scripts);

function exchange(early: HTMLElement): void {
  const { pathname } = window.location;
  // Null for the language that is already in the HTML.
  const translated = document.querySelector<HTMLTemplateElement>(`template[data-part="${chosen.locale}"]`);
  if (translated) early.replaceChildren(translated.content);
  const header = early.querySelector('header');
  if (pathname !== '/') header?.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  if (plan.bare.includes(pathname.split('/')[1] ?? ''))
    header?.querySelectorAll('[data-print="never"]').forEach((each) => each.remove());
  if (isShown) return;
  const waiting = early.querySelector<HTMLTemplateElement>('template[data-part="waiting"]');
  if (waiting) early.querySelector('main')?.replaceWith(waiting.content);
}
