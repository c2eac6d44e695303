import type { RsbuildPlugin } from '@rsbuild/core';

/** Where react-router creates its components and contexts. */
const SOURCES = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/;
const MAKING = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm;
/** For developer tools only. */
const NAMING = /^\w+\.displayName = "\w+";$/gm;

/**
 * The bundler treats the creating calls and the names of react-router's components as side effects; without them it can
 * drop unused ones, such as prefetching links and forms.
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

/** Marks the creating calls as pure; keeps the line numbers. */
export function shaken(source: string): string {
  return source.replaceAll(NAMING, '').replaceAll(MAKING, '$1/* @__PURE__ */ $2');
}
