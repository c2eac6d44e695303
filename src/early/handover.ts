import type { EarlyPage } from '#application/ports/earlyPage.ts';

declare global {
  /** Set by the early page's own script, for the app; absent on a neutral page. */
  var earlyPage: EarlyPage | undefined;
}

/** Where the server sent the neutral page. */
const NONE: EarlyPage = {
  stands: () => false,
  leave: () => undefined,
  takeTyped: () => '',
  takePress: () => false,
};

/** Returns the page that the app has to take over. */
export const earlyPage = (): EarlyPage => globalThis.earlyPage ?? NONE;
