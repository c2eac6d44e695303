import type { RsbuildPlugin } from '@rsbuild/core';
import { SITES } from '#sites/index.ts';
import { writeEdge } from './edgeFolder.ts';
import { writeNginx } from './nginxFolder.ts';
import { wholeSite } from './place.ts';
import { thisRelease } from './release.ts';
import { servingTable } from './servingTable.ts';

/** Writes how the built folder is served, after all its files have been written: `dist-edge/` and `dist-nginx/`. */
export function servingFolders(): RsbuildPlugin {
  return {
    name: 'voucher:serving-folders',
    apply: 'build',
    setup(api) {
      api.onAfterBuild({
        order: 'post',
        handler: async () => {
          const { distPath: dist } = api.context;
          const table = servingTable(dist, await Promise.all(SITES.map(wholeSite)), thisRelease());
          writeNginx(`${dist}-nginx`, table);
          await writeEdge(`${dist}-edge`, table);
        },
      });
    },
  };
}
