/*
 * The interface of Usercentrics, version 3, as far as the app uses it, in our own words: what DefinitelyTyped publishes as
 * `usercentrics-browser-ui` 3.27 (read on 29 November 2026) and the vendor documents under usercentrics.com/docs/web. The
 * package is not in the registry that this project installs from.
 */

/** What the user said of a service, or the tool's default. */
interface ServiceConsent {
  given: boolean;
  type: 'IMPLICIT' | 'EXPLICIT';
}

export interface ServiceData {
  name: string;
  version: string;
  category: string;
  essential: boolean;
  /** Optional in the published types, too. */
  consent?: ServiceConsent;
}

interface ConsentDetails {
  /** By the vendor's id of each service. */
  services: Record<string, ServiceData>;
}

/** `window.__ucCmp`. */
export interface VendorInterface {
  isInitialized: () => Promise<boolean>;
  getConsentDetails: () => Promise<ConsentDetails>;
  getActiveLanguage: () => Promise<string>;
  changeLanguage: (language: string) => Promise<void>;
  showSecondLayer: () => Promise<void>;
}
