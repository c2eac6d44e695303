import type { EarlyPage } from '#application/ports/earlyPage.ts';

/** The event of the window by which the early page hears that the app could not start. */
export const START_FAILED = 'startfailed';

declare global {
  /** Set by the early page's own script, for the app; absent on a neutral page. */
  var earlyPage: EarlyPage | undefined;
}

/** Where the server sent the neutral page. */
const NONE: EarlyPage = {
  stands: () => false,
  isScrolled: () => false,
  hold: () => undefined,
  release: () => undefined,
  leave: () => undefined,
  takeTyped: () => '',
  takePress: () => false,
  takeReveal: () => false,
};

/** Returns the page that the app has to take over. One whose own script did not run is taken off at once. */
export function earlyPage(): EarlyPage {
  if (globalThis.earlyPage) return globalThis.earlyPage;
  document.getElementById('early')?.remove();
  return NONE;
}
