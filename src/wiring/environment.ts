import type { Locale } from '#domain/language/locale.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { CallListener } from '#infrastructure/api/transport.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/** Build-time settings from environment variables. */
export interface BuildSettings {
  /** PUBLIC_E2E_SECRET: the `x-e2e-secret` header of every call; null in public builds. */
  readonly e2eSecret: string | null;
  /** PUBLIC_TRANSLATION_DUMP=1: the operator's translation dump replaces the texts that it names. */
  readonly usesTranslationDump: boolean;
}

export interface Environment extends BuildSettings {
  /** `/api` in the browser, an absolute URL in tests. */
  readonly apiBaseUrl: string;
  /** Called when a call to the backend begins. */
  readonly onCall: CallListener;
  /** Read at every call. */
  readonly locale: () => Locale;
  /** An ISO 3166 code; read at every call. */
  readonly country: () => string;
  readonly siteFile: () => Promise<SiteDetails>;
  readonly firstTexts: TextFiles;
  /** Texts that several areas use; fetched after the first screen. */
  readonly sharedTexts: TextFiles;
}

/** The bundler inlines the values; an unset one is undefined at run time. */
export function buildSettings(): BuildSettings {
  const dump: unknown = import.meta.env.PUBLIC_TRANSLATION_DUMP;
  return { e2eSecret: e2eSecret(), usesTranslationDump: dump === '1' };
}

/** For scripts that need no other setting. So short that the minifier drops what an unset value leaves unused. */
export function e2eSecret(): string | null {
  return (import.meta.env.PUBLIC_E2E_SECRET as string | undefined) || null;
}
