import type { EarlyCalls, EarlyChoice } from './choice.ts';
import { preloadAfterScripts } from './preload.ts';
import { showWall } from './showWall.ts';

/* The last script in the early page of the wall (ADR 6): shows the first shops before the app has loaded. */

const { plan, chosen } = globalThis.earlyChoice as EarlyChoice;
const { wall } = globalThis.earlyCalls as EarlyCalls;
const early = document.getElementById('early');
if (early !== null && wall !== null && plan.landing?.wall) {
  void showWall(early, wall, { ...plan.landing.wall, locale: chosen.locale });
}
preloadAfterScripts([...(plan.landing?.files ?? []), ...chosen.landing]);
