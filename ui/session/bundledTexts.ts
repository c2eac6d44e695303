import type { Language } from '#domain/language/locale.ts';

/** Needed before any other texts: part of the first chunk, in every language. */
export interface BundledTexts {
  /** The language's own name. */
  readonly name: string;
  readonly loading: string;
  readonly crashTitle: string;
  readonly reload: string;
  readonly reference: string;
}

/**
 * Texts of the maintenance pages (product 15.3). A chunk of their own: a failed load of texts is one reason for them.
 */
export interface PauseTexts {
  readonly highTitle: string;
  readonly highText: string;
  readonly maintenanceTitle: string;
  readonly maintenanceText: string;
  /** Contains `{{moment}}`, the end of the maintenance. */
  readonly maintenanceUntil: string;
  /** Contains `{{zone}}`; shown if the device's time zone differs. */
  readonly maintenanceZone: string;
  /** Contains `{{time}}`, the time of the last check. */
  readonly rechecks: string;
  readonly support: string;
  readonly errorCode: string;
  readonly reference: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyDenied: string;
  readonly retry: string;
  /** Shown if a submit was pending: it is dropped. */
  readonly dropped: string;
}

export type PerLanguage<Texts> = Readonly<Record<Language, Texts>>;
