import { acceptLanguage } from '#domain/language/locale.ts';
import { askAhead } from './ahead.ts';
import type { EarlyCalls, EarlyChoice } from './choice.ts';
import { preloadAfterScripts } from './preload.ts';
import { showLink } from './showLink.ts';

/* The last script in the early page of a shop's code (ADR 6): shows what the link reveals before the app has loaded. */

const { plan, chosen } = globalThis.earlyChoice as EarlyChoice;
const { link } = globalThis.earlyCalls as EarlyCalls;
const early = document.getElementById('early');
if (early !== null && link !== null && plan.landing?.link) {
  const { reveal: path } = plan.landing.link;
  const { token: linkToken, opened } = link;
  const language = acceptLanguage(chosen.locale, plan.country);
  const reveal = () =>
    askAhead({ method: 'POST', path, acceptLanguage: language, linkToken, cache: 'no-store' });
  showLink(early, { opened, reveal }, chosen.locale);
}
preloadAfterScripts([...(plan.landing?.files ?? []), ...chosen.landing]);
