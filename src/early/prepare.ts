import { acceptLanguage } from '#domain/language/locale.ts';
import type { Answered, AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { EarlyElement } from '#infrastructure/screen/earlyPage.ts';
import { takeCodeFromAddress } from '../codeFromAddress.ts';
import { e2eSecret } from '../wiring/environment.ts';
import type { EarlyChoice } from './choice.ts';
import { followScripts } from './missing.ts';
import { readsBack } from './readBack.ts';
import { watch } from './watch.ts';

/*
 * The script behind what is seen of a page that the build has written (ADR 64), so that nothing seen waits for it: it
 * exchanges what was not to be seen, asks ahead for what the app needs, and remembers a press until the app takes over. It
 * sends no code.
 */

const { plan, chosen, isEntry, missing } = globalThis.earlyChoice as EarlyChoice;

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

for (const href of chosen.scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));

const language = acceptLanguage(chosen.locale, plan.country);
const ahead: AskedAhead = { path: plan.configPath, acceptLanguage: language, answer: askAhead() };
// Whoever takes the answer hears of its failure; until then nobody is there to hear.
ahead.answer.catch(() => undefined);
globalThis.askedAhead = ahead;

/** Reads the answer to its end, so that a connection that breaks in the middle counts as none. */
async function askAhead(): Promise<Answered> {
  const secret = e2eSecret();
  const sentAt = Date.now();
  const answer = await fetch(plan.configPath, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(USUAL_LIMITS.getMs),
    headers: { 'Accept-Language': language, ...(secret !== null && { 'x-e2e-secret': secret }) },
  });
  const receivedAt = Date.now();
  return { response: new Response(await answer.arrayBuffer(), answer), sentAt, receivedAt };
}

function exchange(early: HTMLElement): void {
  const { pathname } = window.location;
  // There is none of the language that stands in the page.
  const translated = document.querySelector<HTMLTemplateElement>(`template[data-part="${chosen.locale}"]`);
  if (translated) early.replaceChildren(translated.content);
  const header = early.querySelector('header');
  if (pathname !== '/') header?.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  if (plan.bare.includes(pathname.split('/')[1] ?? ''))
    header?.querySelectorAll('[data-print="never"]').forEach((each) => each.remove());
  const waiting = early.querySelector<HTMLTemplateElement>('template[data-part="waiting"]');
  if (!isEntry && waiting) early.querySelector('main')?.replaceWith(waiting.content);
}
