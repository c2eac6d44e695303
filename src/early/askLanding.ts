import { acceptLanguage as languageHeader } from '#domain/language/locale.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { askAhead } from './ahead.ts';
import type { EarlyCalls, EarlyChoice } from './choice.ts';
import type { EarlyLanding } from './plan.ts';

/*
 * The second script in the head of a page besides the entry (ADR 6): asks for what is seen there before anything else of
 * the page is read.
 */

const { plan, chosen, isShown, isFree } = globalThis.earlyChoice as EarlyChoice;
const acceptLanguage = languageHeader(chosen.locale, plan.country);
if (plan.landing) globalThis.earlyCalls = { wall: askWall(plan.landing), link: openLink(plan.landing) };

function askWall({ calls, wall }: EarlyLanding): EarlyCalls['wall'] {
  const ask = (path: string) =>
    askAhead({ method: 'GET', path, acceptLanguage, linkToken: null, cache: 'default' });
  // The first tiles before the whole wall, on one line.
  const shops = wall && isShown ? ask(wall.shops) : null;
  const asked = isFree ? calls.map(ask) : [];
  // Tabs of all kinds may fill two lines: they and what is below them is not seen before it has its place.
  if (shops && wall?.categories) document.documentElement.dataset['wall'] = 'waits';
  return shops && { shops, categories: asked.find(({ path }) => path === wall?.categories) ?? null };
}

function openLink({ link }: EarlyLanding): EarlyCalls['link'] {
  const [last = ''] = window.location.pathname.split('/').filter(Boolean).slice(-1);
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
