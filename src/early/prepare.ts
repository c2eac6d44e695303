import { acceptLanguage } from '#domain/language/locale.ts';
import { EarlyElement } from '#infrastructure/screen/earlyPage.ts';
import { takeCodeFromAddress } from '../codeFromAddress.ts';
import { askAhead } from './ahead.ts';
import type { EarlyChoice } from './choice.ts';
import { followScripts } from './missing.ts';
import { preload } from './preload.ts';
import { readsBack } from './readBack.ts';
import { watch } from './watch.ts';

/*
 * The script behind what is seen of a page that the build has written (ADR 6), so that nothing seen waits for it: it
 * exchanges what was not to be seen, asks ahead for what the app needs, and remembers a press until the app takes over. It
 * sends no code that was typed.
 */

const { plan, chosen, isShown, missing } = globalThis.earlyChoice as EarlyChoice;

const element = document.getElementById('early');
const root = document.getElementById('root');
if (element !== null && root !== null) {
  exchange(element);
  globalThis.earlyPage = new EarlyElement(element, root, takeCodeFromAddress());
  watch(element);
  readsBack(element);
  followScripts(element, missing);
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
  // There is none of the language that stands in the page.
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
