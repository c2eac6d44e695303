import type aftercare from '#locales/aftercare/en.json';
import type first from '#locales/en.json';
import type journey from '#locales/journey/en.json';

declare module 'i18next' {
  /** Types every key: English is the shape of all languages. */
  interface CustomTypeOptions {
    resources: { translation: typeof first & typeof journey & typeof aftercare };
    strictInterpolationChecks: false;
  }
}
