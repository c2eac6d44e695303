import type { RsbuildPlugin } from '@rsbuild/core';

const DEFAULTS = /react-i18next[\\/]dist[\\/]es[\\/]defaults\.js$/;
const UNESCAPE_IMPORT = /^import \{ unescape \} from '\.\/unescape\.js';$/m;
const UNESCAPE_OPTION = /^ {2}unescape,$/m;

const LIBRARY = /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
const OWN_FORMATTER = /^( +)formatter = Formatter;$/m;

/**
 * Leaves out of the first load what no text of ours needs: the table of HTML entities of react-i18next, which is among
 * its defaults for its `Trans` alone (ADR 5 forbids it), and the formats of i18next, since numbers, money and dates
 * are formatted before they come into a text (ADR 5). Without a formatter i18next puts values in as they are.
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

/** The source of react-i18next's defaults without that option, each line where it was. */
export function withoutUnescape(source: string): string {
  return source.replace(UNESCAPE_IMPORT, '').replace(UNESCAPE_OPTION, '');
}

/** The source of i18next without a formatter of its own, so that the bundler can leave that out. */
export function withoutFormatter(source: string): string {
  return source.replace(OWN_FORMATTER, '$1formatter = undefined;');
}
