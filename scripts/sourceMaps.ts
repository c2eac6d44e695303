import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Keeps source maps out of the built folder, which operators publish as it is: they lie beside it (ADR 7). */
export function sourceMaps(): RsbuildPlugin {
  return {
    name: 'voucher:source-maps',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => moveMaps(api.context.distPath));
    },
  };
}

/** Moves the maps of `dist` to `dist-maps`, each to the same place, in the stead of those of an earlier build. */
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
