import type { Grants, TagManager } from '#application/ports/privacyTools.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';

const LOADER = 'https://www.googletagmanager.com/gtm.js';
/** How long tags wait for the first consent, in milliseconds. */
const WAIT_MS = 500;

/** The vendor's event queue. It recognises commands only as `arguments` objects. */
interface TaggedWindow {
  dataLayer?: object[];
}

/**
 * Google Tag Manager with consent mode 2. Denies everything before the script loads. Sends the kind of page; never a
 * URL, a title or typed text.
 */
export class GoogleTagManager implements TagManager {
  readonly #scripts: VendorScripts;
  #isLoaded = false;

  constructor(scripts: VendorScripts) {
    this.#scripts = scripts;
  }

  allow(id: string, grants: Grants): void {
    const isFirst = !this.#isLoaded;
    this.#isLoaded = true;
    if (isFirst) command('consent', 'default', { ...consentMode(new Set()), wait_for_update: WAIT_MS });
    command('consent', 'update', consentMode(grants));
    if (!isFirst) return;
    command('set', 'ads_data_redaction', true);
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const address = `${LOADER}?id=${encodeURIComponent(id)}`;
    // Without the script nothing is measured, which the user need not know.
    this.#scripts.load({ address, isModule: false, isThere: () => true }).catch(() => undefined);
  }

  pageView(pattern: string): void {
    layer().push({
      event: 'page_view',
      page_location: window.location.origin + pattern,
      page_path: pattern,
      page_referrer: '',
    });
  }
}

const state = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied');

function consentMode(grants: Grants): Record<string, string> {
  const marketing = state(grants.has('marketing'));
  const functional = state(grants.has('functional'));
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: state(grants.has('statistics')),
    functionality_storage: functional,
    personalization_storage: functional,
    security_storage: 'granted',
  };
}

function layer(): object[] {
  const tagged = window as TaggedWindow;
  tagged.dataLayer ??= [];
  return tagged.dataLayer;
}

function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the vendor tells a command from an event by this very object
  layer().push(arguments);
}
