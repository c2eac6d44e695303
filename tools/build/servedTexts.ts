import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ROUTES } from '#domain/route/routes.ts';
import { SITES } from '#sites/index.ts';
import { wholeSite } from './place.ts';
import { PROXIES } from './proxies.ts';
import { thisRelease } from './release.ts';
import { securityTxt } from './securityTxt.ts';

/** Writes the texts that machines ask for: the release, what search engines leave alone, where to report a weakness. */
export function servedTexts(): RsbuildPlugin {
  return {
    name: 'voucher:served-texts',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async () => {
        const release = thisRelease();
        const write = (name: string, text: string) => {
          const file = join(api.context.distPath, name);
          mkdirSync(dirname(file), { recursive: true });
          // A file of the operator's own in public/ stays.
          if (!existsSync(file)) writeFileSync(file, text);
        };
        write('version.json', `${JSON.stringify(release)}\n`);
        write('robots.txt', robots());
        if (release.time === null) return;
        for (const site of await Promise.all(SITES.map(wholeSite)))
          write(`well-known/${site.id}/security.txt`, securityTxt(site, release.time));
      });
    },
  };
}

/** Addresses below a fixed part may be somebody's own: tokens, orders, payments. The backend's calls are no pages. */
function robots(): string {
  const below = ROUTES.map(({ path }) => /^(\/[a-z-]+\/).*:/.exec(path)?.[1]).filter(
    (path) => path !== undefined && !['/shops/', '/help/'].includes(path),
  );
  const calls = PROXIES.filter(({ methods }) => methods === 'all').map(({ prefix }) => `${prefix}/`);
  const closed = [...new Set([...below, ...calls])];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
}
