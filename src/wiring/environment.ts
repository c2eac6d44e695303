import type { Locale } from '#domain/language/locale.ts';
import type { CallListener } from '#infrastructure/api/transport.ts';
import type { LoadableSite } from '#infrastructure/sites/siteChunks.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/** Settings that are fixed when the app is built, read from the environment variables of the build. */
export interface BuildSettings {
  /** PUBLIC_E2E_SECRET: sent with every call as the header `x-e2e-secret`; null in a build for the public. */
  readonly e2eSecret: string | null;
  /** PUBLIC_TRANSLATION_DUMP=1: texts come from the operator's translation dump instead of our files. */
  readonly usesTranslationDump: boolean;
}

/** What adapters need to know about the place they run in. */
export interface Environment extends BuildSettings {
  /** Prefix of all API paths: `/api` in the browser, an absolute address in tests. */
  readonly apiBaseUrl: string;
  /** Called whenever a call to the backend begins. */
  readonly onCall: CallListener;
  /** The language in use; read at every call. */
  readonly locale: () => Locale;
  /** The site's country as an ISO 3166 code; read at every call. */
  readonly country: () => string;
  readonly sites: readonly LoadableSite[];
  /** Texts of the first screen. */
  readonly firstTexts: TextFiles;
  /** Texts that several areas use; fetched after the first screen. */
  readonly sharedTexts: TextFiles;
}

/** Reads the settings of this build. The bundler writes the values in; one that was not set is absent at run time. */
export function buildSettings(): BuildSettings {
  const dump: unknown = import.meta.env.PUBLIC_TRANSLATION_DUMP;
  return { e2eSecret: e2eSecret(), usesTranslationDump: dump === '1' };
}

/** As `buildSettings`, for a script that needs nothing else of it. */
export function e2eSecret(): string | null {
  const secret: unknown = import.meta.env.PUBLIC_E2E_SECRET;
  return typeof secret === 'string' && secret !== '' ? secret : null;
}
