import type { Language } from '#domain/language/locale.ts';

/** Texts that are needed before any others are loaded. They are part of the first chunk, in every language. */
export interface BundledTexts {
  /** The language's name in itself. */
  readonly name: string;
  readonly loading: string;
  readonly crashTitle: string;
  readonly reload: string;
}

/**
 * Texts of the two maintenance pages (product 15.3), in a chunk of their own with every language: a failed load of texts
 * is one of the reasons to show them.
 */
export interface PauseTexts {
  readonly highTitle: string;
  readonly highText: string;
  readonly maintenanceTitle: string;
  readonly maintenanceText: string;
  /** Contains `{{moment}}`, where the end of the maintenance is written. */
  readonly maintenanceUntil: string;
  /** Contains `{{zone}}`; said where the device's clock shows another time. */
  readonly maintenanceZone: string;
  /** Contains `{{time}}`, where the time of the last check is written. */
  readonly rechecks: string;
  readonly support: string;
  readonly errorCode: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyDenied: string;
  readonly retry: string;
  /** Said where a press had waited for the site: nothing comes of it. */
  readonly dropped: string;
}

/** Texts of every language. */
export type PerLanguage<Texts> = Readonly<Record<Language, Texts>>;
