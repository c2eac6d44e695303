/** One service of the vendor's settings. `EXPLICIT` is a decision of the person's own. */
interface UsercentricsService {
  readonly category: string;
  readonly consent: { readonly given: boolean; readonly type: 'EXPLICIT' | 'IMPLICIT' };
}

/** The part of the vendor's interface, version 3, that we use. */
export interface Usercentrics {
  isInitialized(): boolean | Promise<boolean>;
  getConsentDetails(): Promise<{ readonly services: Readonly<Record<string, UsercentricsService>> }>;
  showSecondLayer(): unknown;
  changeLanguage(language: string): unknown;
}

/** What the vendor tells the window: the tool has begun, and a decision was made. */
export const USERCENTRICS_EVENTS = ['UC_UI_INITIALIZED', 'UC_CONSENT'] as const;

const METHODS = ['isInitialized', 'getConsentDetails', 'showSecondLayer', 'changeLanguage'] as const;

/** The vendor's interface, if the window has one of that shape. */
export function usercentrics(): Usercentrics | null {
  const found: unknown = Reflect.get(window, '__ucCmp');
  if (typeof found !== 'object' || found === null) return null;
  return METHODS.every((name) => typeof Reflect.get(found, name) === 'function')
    ? (found as Usercentrics)
    : null;
}
