import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Keeps source maps beside the built folder, which operators publish as it is (ADR 7). */
export function sourceMaps(): RsbuildPlugin {
  return {
    name: 'voucher:source-maps',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => moveMaps(api.context.distPath));
    },
  };
}

/** Moves the maps of `dist` to the same places in `dist-maps`, and replaces those of an earlier build. */
export function moveMaps(folder: string): void {
  const beside = `${folder}-maps`;
  rmSync(beside, { recursive: true, force: true });
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.map'),
  );
  for (const path of maps) {
    mkdirSync(dirname(join(beside, path)), { recursive: true });
    renameSync(join(folder, path), join(beside, path));
  }
}
