import { mkdirSync, writeFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { statsFile } from './statsFile.ts';

/**
 * Keeps what the bundler knows about chunks and their modules for the size check, outside of the built
 * folder: operators publish that one as it is.
 */
export function buildStats(folder: string): RsbuildPlugin {
  return {
    name: 'voucher:build-stats',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const json = stats?.toJson({
          all: false,
          assets: true,
          chunks: true,
          chunkModules: true,
          chunkRelations: true,
          entrypoints: true,
          modules: true,
          nestedModules: true,
          ids: true,
        });
        mkdirSync(new URL('.', statsFile(folder)), { recursive: true });
        writeFileSync(statsFile(folder), JSON.stringify(json));
      });
    },
  };
}
