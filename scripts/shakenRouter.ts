import type { RsbuildPlugin } from '@rsbuild/core';

/** Where react-router makes its components and contexts. */
const SOURCES = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/;
const MAKING = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm;
/** For developers' tools only. */
const NAMING = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler leave out those components of react-router that nobody uses. They are made by calls and then named,
 * both of which it must take for an effect: links that fetch ahead for a server, and forms with all that sends them,
 * would come with every first load.
 */
export function shakenRouter(): RsbuildPlugin {
  return {
    name: 'voucher:shaken-router',
    apply: 'build',
    setup(api) {
      api.transform({ test: SOURCES }, ({ code }) => shaken(code));
    },
  };
}

/** The source with its components marked as made without an effect, each line where it was. */
export function shaken(source: string): string {
  return source.replaceAll(NAMING, '').replaceAll(MAKING, '$1/* @__PURE__ */ $2');
}
