import type { RsbuildPlugin } from '@rsbuild/core';

const LIBRARY = /openapi-fetch[\\/]dist[\\/]index\.mjs$/;

/**
 * What the client never uses: objects, and lists in other styles than the contract's (`form`, exploded), in addresses;
 * middleware that sees answers or errors; methods besides GET and POST. The minifier drops what stays unreachable.
 */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/(function serializeObjectParam\(.*\) \{)/, '$1 return "";'],
  [/if \(options\.explode === false\)(?= \{\s+const joiner2)/, 'if (false)'],
  [/if \(options\.style === "simple" \|\| options\.style === "label"\)/, 'if (false)'],
  [/const joiner = .*(?=\s+const values = \[\];\s+for \(const v of value\))/, 'const joiner = "&";'],
  [/return options\.style === "label" \|\| options\.style === "matrix" \? .* : (?=values\.join)/, 'return '],
  [/if \(name\.startsWith\("\."\)\)/, 'if (false)'],
  [/if \(name\.startsWith\(";"\)\)/, 'if (false)'],
  [/if \(finalMiddlewares\.length\)(?= \{\s+for \(let i[^}]+onError)/, 'if (false)'],
  [/if \(finalMiddlewares\.length\)(?= \{\s+for \(let i[^}]+onResponse)/, 'if (false)'],
  ...['request', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'].map(
    (method) => [new RegExp(`^ {4}${method}\\((.+)\\{(\\n.+\\n) {4}\\},$`, 'm'), '/*$2*/'] as const,
  ),
];

/** Drops from the first load what our calls never use of openapi-fetch. */
export function leanFetch(): RsbuildPlugin {
  return {
    name: 'voucher:lean-fetch',
    apply: 'build',
    setup(api) {
      api.transform({ test: LIBRARY }, ({ code }) => withoutUnused(code));
    },
  };
}

/** Keeps the line numbers. Throws if the library has another form. */
export function withoutUnused(source: string): string {
  return UNUSED.reduce((code, [unused, instead]) => {
    if (!unused.test(code)) throw new Error(`openapi-fetch has no ${unused}: see tools/build/leanFetch.ts`);
    return code.replace(unused, instead);
  }, source);
}
