import 'i18next';
import type texts from '#locales/en.json';

declare module 'i18next' {
  /** Types every key: English is the shape of all languages. */
  interface CustomTypeOptions {
    resources: { translation: typeof texts };
    strictInterpolationChecks: false;
  }
}
