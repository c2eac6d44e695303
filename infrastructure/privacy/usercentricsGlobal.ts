/** `EXPLICIT`: the user's own decision. */
interface UsercentricsService {
  readonly category: string;
  readonly consent: { readonly given: boolean; readonly type: 'EXPLICIT' | 'IMPLICIT' };
}

export interface Usercentrics {
  isInitialized(): boolean | Promise<boolean>;
  getConsentDetails(): Promise<{ readonly services: Readonly<Record<string, UsercentricsService>> }>;
  showSecondLayer(): unknown;
  changeLanguage(language: string): unknown;
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
