import { mkdirSync, writeFileSync } from 'node:fs';
import { parse, relative } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import type { Bundle } from './bundle.ts';
import { statsFile } from './statsFile.ts';

/** Saves chunks and modules for the size check outside of the built folder, which operators publish as it is. */
export function buildStats(folder: string): RsbuildPlugin {
  return {
    name: 'voucher:build-stats',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats === undefined || !('compilation' in stats)) return;
        mkdirSync(new URL('.', statsFile(folder)), { recursive: true });
        writeFileSync(statsFile(folder), JSON.stringify(bundleOf(stats.compilation), null, 1));
      });
    },
  };
}

function bundleOf({ chunks, chunkGraph, compiler }: Rspack.Compilation): Bundle {
  return {
    chunks: [...chunks].map((chunk) => ({
      name: parse([...chunk.files][0] ?? '').name,
      files: [...chunk.files].filter((file) => file.endsWith('.js')),
      isInitial: chunk.canBeInitial(),
      loadedWith: [...chunk.groupsIterable].map((group) => group.chunks.flatMap(({ files }) => [...files])),
      modules: chunkGraph
        .getChunkModules(chunk)
        .flatMap((module) => (module instanceof rspack.ConcatenatedModule ? module.modules : [module]))
        .flatMap((module) => module.nameForCondition() ?? [])
        .map((file) => relative(compiler.context, file).replaceAll('\\', '/')),
    })),
  };
}
