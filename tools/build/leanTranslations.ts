import type { RsbuildPlugin } from '@rsbuild/core';

const DEFAULTS = /react-i18next[\\/]dist[\\/]es[\\/]defaults\.js$/;
const UNESCAPE_IMPORT = /^import \{ unescape \} from '\.\/unescape\.js';$/m;
const UNESCAPE_OPTION = /^ {2}unescape,$/m;

const LIBRARY = /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
const OWN_FORMATTER = /^( +)formatter = Formatter;$/m;

/**
 * Drops from the first load what our texts never use: react-i18next's HTML entities, needed only by its `Trans` (ADR 5
 * forbids it), and i18next's formats, since values are formatted before they enter a text (ADR 5).
 */
export function leanTranslations(): RsbuildPlugin {
  return {
    name: 'voucher:lean-translations',
    apply: 'build',
    setup(api) {
      api.transform({ test: DEFAULTS }, ({ code }) => withoutUnescape(code));
      api.transform({ test: LIBRARY }, ({ code }) => withoutFormatter(code));
    },
  };
}

/** Keeps the line numbers. */
export function withoutUnescape(source: string): string {
  return source.replace(UNESCAPE_IMPORT, '').replace(UNESCAPE_OPTION, '');
}

/** Without its own formatter, which the bundler can then drop. */
export function withoutFormatter(source: string): string {
  return source.replace(OWN_FORMATTER, '$1formatter = undefined;');
}
