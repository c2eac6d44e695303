import type { RsbuildPlugin } from '@rsbuild/core';

/** The library, not its worker, which the build copies as it is. */
const LIBRARY = /maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/;

/**
 * The library looks for its worker beside its own file, and the bundler puts that file's place on the building machine
 * in: two folders would make two builds. Our adapter names the worker itself (ADR 9).
 */
export function placelessMap(): RsbuildPlugin {
  return {
    name: 'voucher:placeless-map',
    setup(api) {
      api.transform({ test: LIBRARY }, ({ code }) => placeless(code));
    },
  };
}

/** `about:blank` is no place to find a worker at, and absolute addresses resolve against it as against any other. */
export function placeless(source: string): string {
  return source.replaceAll('import.meta.url', '"about:blank"');
}
