/**
 * The modules whose import the entry on site de in German waits for; the bundler says which files that means.
 */
export const FIRST_SCREEN = ['sites/de.ts', 'locales/de.json', 'ui/screens/entry/codeEntry/EntryView.tsx'];
