import type { RsbuildPlugin } from '@rsbuild/core';
import { packFolder } from './packing.ts';

/** Runs after all other build steps, when source maps have left the folder (ADR 7). */
export function packedFiles(): RsbuildPlugin {
  return {
    name: 'voucher:packed-files',
    apply: 'build',
    setup(api) {
      api.onAfterBuild({ order: 'post', handler: () => packFolder(api.context.distPath) });
    },
  };
}
