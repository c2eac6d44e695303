import type first from '#locales/en.json';
import type journey from '#locales/journey/en.json';

declare module 'i18next' {
  /** Types every key: English is the shape of all languages. */
  interface CustomTypeOptions {
    resources: { translation: typeof first & typeof journey };
    strictInterpolationChecks: false;
  }
}
