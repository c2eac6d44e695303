import { acceptLanguage as languageHeader } from '#domain/language/locale.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { askAhead } from './ahead.ts';
import type { EarlyCalls, EarlyChoice } from './choice.ts';
import type { EarlyLanding } from './plan.ts';

/*
 * The second script in the head of every early page but the entry (ADR 6): requests what the first screen shows before
 * the rest of the page is parsed.
 */

const { plan, chosen, isShown, isFree } = globalThis.earlyChoice as EarlyChoice;
const acceptLanguage = languageHeader(chosen.locale, plan.country);
if (plan.landing) globalThis.earlyCalls = { wall: askWall(plan.landing), link: openLink(plan.landing) };

function askWall({ calls, wall }: EarlyLanding): EarlyCalls['wall'] {
  const ask = (path: string) =>
    askAhead({ method: 'GET', path, acceptLanguage, linkToken: null, cache: 'default' });
  // First tiles before the whole wall: they share the bandwidth.
  const shops = wall && isShown ? ask(wall.shops) : null;
  const asked = isFree ? calls.map(ask) : [];
  // The tabs may take two lines: hide them and what follows until their height is known.
  if (shops && wall?.categories) document.documentElement.dataset['wall'] = 'waits';
  return shops && { shops, categories: asked.find(({ path }) => path === wall?.categories) ?? null };
}

function openLink({ link }: EarlyLanding): EarlyCalls['link'] {
  const [last = ''] = window.location.pathname.split('/').filter(Boolean).slice(-1);
  // The app opens a link with something behind its token: cutting that would make this script longer.
  const token = parseRedeemLinkToken(last);
  if (link === null || token === null) return null;
  const opened = askAhead({
    method: 'GET',
    path: link.open,
    acceptLanguage,
    linkToken: token,
    cache: 'no-store',
  });
  return { token, opened };
}
