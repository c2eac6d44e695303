import type { Language } from '#domain/language/locale.ts';

/**
 * The few sentences that must be there when nothing else could be loaded (design 7.13). They come with the
 * entry, since a failed load of texts is one of the reasons to show them.
 */
export interface EmergencyTexts {
  readonly loading: string;
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
  readonly crashTitle: string;
  readonly crashText: string;
  readonly reload: string;
}

export type BundledTexts = Readonly<Record<Language, EmergencyTexts>>;
