import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { SITES } from '#sites/index.ts';
import { nginxFiles } from './nginxHeaders.ts';
import { pageFile } from './pageFile.ts';
import { wholeSite } from './place.ts';

/** Writes `tools/deploy/` and the headers of the pages to `dist-nginx`; the CSP contains hashes of their inline parts. */
export function nginxFolder(): RsbuildPlugin {
  return {
    name: 'voucher:nginx-folder',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async () => {
        const { distPath: dist } = api.context;
        const folder = `${dist}-nginx`;
        const sites = await Promise.all(SITES.map(wholeSite));
        const files = nginxFiles(sites, (id, kind) => readFileSync(join(dist, pageFile(id, kind)), 'utf8'));
        cpSync('tools/deploy', folder, { recursive: true });
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      });
    },
  };
}
