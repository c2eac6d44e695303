import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/*
 * The texts of each language in chunks of their own, and what a country says differently. Written out one by one
 * so that the import fences and the bundler both see them.
 */

/** What the frame and the first screen say. A country's few differences come whole, they are small. */
export const FIRST_TEXTS: TextFiles = {
  de: () => import(/* webpackChunkName: "text-de" */ '#locales/de.json').then((file) => file.default),
  en: () => import(/* webpackChunkName: "text-en" */ '#locales/en.json').then((file) => file.default),
  fr: () => import(/* webpackChunkName: "text-fr" */ '#locales/fr.json').then((file) => file.default),
  it: () => import(/* webpackChunkName: "text-it" */ '#locales/it.json').then((file) => file.default),
  nl: () => import(/* webpackChunkName: "text-nl" */ '#locales/nl.json').then((file) => file.default),
  'de-CH': () =>
    import(/* webpackChunkName: "text-de-CH" */ '#locales/de-CH.json').then((file) => file.default),
  'fr-CH': () =>
    import(/* webpackChunkName: "text-fr-CH" */ '#locales/fr-CH.json').then((file) => file.default),
  'it-CH': () =>
    import(/* webpackChunkName: "text-it-CH" */ '#locales/it-CH.json').then((file) => file.default),
  'fr-BE': () =>
    import(/* webpackChunkName: "text-fr-BE" */ '#locales/fr-BE.json').then((file) => file.default),
  'nl-BE': () =>
    import(/* webpackChunkName: "text-nl-BE" */ '#locales/nl-BE.json').then((file) => file.default),
};

/** What is said from the wall to the revealed code, and about problems. */
export const JOURNEY_TEXTS: TextFiles = {
  de: () =>
    import(/* webpackChunkName: "journey-de" */ '#locales/journey/de.json').then((file) => file.default),
  en: () =>
    import(/* webpackChunkName: "journey-en" */ '#locales/journey/en.json').then((file) => file.default),
  fr: () =>
    import(/* webpackChunkName: "journey-fr" */ '#locales/journey/fr.json').then((file) => file.default),
  it: () =>
    import(/* webpackChunkName: "journey-it" */ '#locales/journey/it.json').then((file) => file.default),
  nl: () =>
    import(/* webpackChunkName: "journey-nl" */ '#locales/journey/nl.json').then((file) => file.default),
};
