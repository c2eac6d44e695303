import type { Locale } from '#domain/language/locale.ts';
import type { CallListener } from '#infrastructure/api/transport.ts';
import type { LoadableSite } from '#infrastructure/sites/siteChunks.ts';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/** Switches that are fixed when the app is built, from the environment of the build. */
export interface BuildSettings {
  /** PUBLIC_E2E_SECRET: goes with every call as `x-e2e-secret`; null in a build for the public. */
  readonly e2eSecret: string | null;
  /** PUBLIC_TRANSLATION_DUMP=1: texts come from the operator's translation dump instead of our files. */
  readonly usesTranslationDump: boolean;
  /** Whether oddities of a site's config are told in the console (design 5). */
  readonly isDevelopment: boolean;
}

/** What the adapters must know about the place they run in. */
export interface Environment extends BuildSettings {
  /** `/api` in the browser, an absolute address in tests. */
  readonly apiBaseUrl: string;
  /** Told of each call when it begins. */
  readonly onCall: CallListener;
  /** The language in use; asked at every call. */
  readonly locale: () => Locale;
  /** The country of the site, ISO 3166; asked at every call. */
  readonly country: () => string;
  readonly sites: readonly LoadableSite[];
  /** What the first screen says, and what several areas say after it. */
  readonly firstTexts: TextFiles;
  readonly sharedTexts: TextFiles;
}

/** The settings of this build. The bundler writes the values in; one that was not set is absent at run time. */
export function buildSettings(): BuildSettings {
  const secret: unknown = import.meta.env.PUBLIC_E2E_SECRET;
  const dump: unknown = import.meta.env.PUBLIC_TRANSLATION_DUMP;
  return {
    e2eSecret: typeof secret === 'string' && secret !== '' ? secret : null,
    usesTranslationDump: dump === '1',
    isDevelopment: import.meta.env.DEV,
  };
}
