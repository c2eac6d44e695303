import type { RsbuildPlugin } from '@rsbuild/core';

const DEFAULTS = /react-i18next[\\/]dist[\\/]es[\\/]defaults\.js$/;
const IMPORT = /^import \{ unescape \} from '\.\/unescape\.js';$/m;
const OPTION = /^ {2}unescape,$/m;

/**
 * Leaves the table of HTML entities out of the first load. react-i18next has it among its defaults, for its `Trans`
 * alone, which our views must not use (ADR 72).
 */
export function withoutUnescape(): RsbuildPlugin {
  return {
    name: 'voucher:without-unescape',
    apply: 'build',
    setup(api) {
      api.transform({ test: DEFAULTS }, ({ code }) => defaultsWithoutUnescape(code));
    },
  };
}

/** The source of the defaults without that option, each line where it was. */
export function defaultsWithoutUnescape(source: string): string {
  return source.replace(IMPORT, '').replace(OPTION, '');
}
