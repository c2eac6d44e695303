import type { ConsentService } from '#domain/site/consentCategories.ts';

/** A part of the vendor's `ServiceData`. `EXPLICIT`: the user's own decision. */
interface UsercentricsService {
  readonly name: string;
  readonly category: string;
  readonly essential: boolean;
  /** The vendor's types say that it may be missing. */
  readonly consent?: { readonly given: boolean; readonly type: 'EXPLICIT' | 'IMPLICIT' };
}

/** What we use of `window.__ucCmp`; a test compiles it against the vendor's published types. */
export interface Usercentrics {
  isInitialized(): boolean | Promise<boolean>;
  getConsentDetails(): Promise<{ readonly services: Readonly<Record<string, UsercentricsService>> }>;
  showSecondLayer(): unknown;
  changeLanguage(language: string): unknown;
  getActiveLanguage?(): Promise<string>;
}

/** The tool has started, and the user has decided. */
export const USERCENTRICS_EVENTS = ['UC_UI_INITIALIZED', 'UC_CONSENT'] as const;

const METHODS = ['isInitialized', 'getConsentDetails', 'showSecondLayer', 'changeLanguage'] as const;

/** Null unless the window has an interface of that shape. */
export function usercentrics(): Usercentrics | null {
  const found: unknown = Reflect.get(window, '__ucCmp');
  if (typeof found !== 'object' || found === null) return null;
  return METHODS.every((name) => typeof Reflect.get(found, name) === 'function')
    ? (found as Usercentrics)
    : null;
}

/** The services of all categories, or null if the tool does not report them. Never rejects. */
export async function reportedServices(): Promise<readonly ConsentService[] | null> {
  try {
    const details = await usercentrics()?.getConsentDetails();
    return details === undefined ? null : Object.entries(details.services).map(serviceOf);
  } catch {
    return null;
  }
}

function serviceOf([id, { name, category, essential, consent }]: [
  string,
  UsercentricsService,
]): ConsentService {
  return {
    id,
    name,
    category,
    isEssential: essential,
    isGiven: consent ? consent.given && consent.type === 'EXPLICIT' : null,
  };
}
