import type { RsbuildPlugin } from '@rsbuild/core';
import { packFolder } from './packing.ts';

/** Packs the texts of the built folder once all others have written theirs and source maps have left it (ADR 7). */
export function packedFiles(): RsbuildPlugin {
  return {
    name: 'voucher:packed-files',
    apply: 'build',
    setup(api) {
      api.onAfterBuild({ order: 'post', handler: () => packFolder(api.context.distPath) });
    },
  };
}
