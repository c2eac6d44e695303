import type { EarlyPage } from '#ui/session/earlyPage.ts';

/** A window event that tells the early page that the app could not start. */
export const START_FAILED = 'startfailed';

declare global {
  /** Set by the early page's script for the app; undefined on a neutral page. */
  var earlyPage: EarlyPage | undefined;
}

/** For the neutral page, which has nothing to take over. */
const NONE: EarlyPage = {
  isShown: () => false,
  isScrolled: () => false,
  hold: () => undefined,
  release: () => undefined,
  leave: () => undefined,
  takeTyped: () => '',
  takePress: () => false,
  takeReveal: () => false,
};

/** Returns the early page for the app to take over. Removes one whose own script did not run. */
export function earlyPage(): EarlyPage {
  if (globalThis.earlyPage) return globalThis.earlyPage;
  document.getElementById('early')?.remove();
  return NONE;
}
