import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';

/**
 * The texts of each language in a chunk of its own, and what a country says differently. Written out one by one
 * so that the import fences and the bundler both see them.
 */
export const TEXT_FILES: TextFiles = {
  de: () => import(/* webpackChunkName: "text-de" */ '#locales/de.json').then((file) => file.default),
  en: () => import(/* webpackChunkName: "text-en" */ '#locales/en.json').then((file) => file.default),
  fr: () => import(/* webpackChunkName: "text-fr" */ '#locales/fr.json').then((file) => file.default),
  it: () => import(/* webpackChunkName: "text-it" */ '#locales/it.json').then((file) => file.default),
  nl: () => import(/* webpackChunkName: "text-nl" */ '#locales/nl.json').then((file) => file.default),
  'de-CH': () => import(/* webpackChunkName: "text-de-CH" */ '#locales/de-CH.json').then((file) => file.default),
  'fr-CH': () => import(/* webpackChunkName: "text-fr-CH" */ '#locales/fr-CH.json').then((file) => file.default),
  'it-CH': () => import(/* webpackChunkName: "text-it-CH" */ '#locales/it-CH.json').then((file) => file.default),
  'fr-BE': () => import(/* webpackChunkName: "text-fr-BE" */ '#locales/fr-BE.json').then((file) => file.default),
  'nl-BE': () => import(/* webpackChunkName: "text-nl-BE" */ '#locales/nl-BE.json').then((file) => file.default),
};
