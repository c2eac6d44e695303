import type { Language } from '#domain/language/locale.ts';

/** What must be said while nothing else has been loaded yet; it comes with the entry in every language. */
export interface BundledTexts {
  readonly loading: string;
  readonly crashTitle: string;
  readonly reload: string;
}

/**
 * What maintenance and high maintenance say (design 7.13). It comes with their own chunk in every language, since a
 * failed load of texts is one of the reasons to show it.
 */
export interface PauseTexts {
  readonly highTitle: string;
  readonly highText: string;
  readonly maintenanceTitle: string;
  readonly maintenanceText: string;
  /** With `{{moment}}`. */
  readonly maintenanceUntil: string;
  readonly support: string;
  readonly errorCode: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyDenied: string;
  readonly retry: string;
}

export type PerLanguage<Texts> = Readonly<Record<Language, Texts>>;
