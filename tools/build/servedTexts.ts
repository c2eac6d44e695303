import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ROUTES } from '#domain/route/routes.ts';
import { PROXIES } from './proxies.ts';
import { thisRelease } from './release.ts';

/** Writes the texts that machines ask for: which release this is, and what search engines leave alone. */
export function servedTexts(): RsbuildPlugin {
  return {
    name: 'voucher:served-texts',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(() => {
        const write = (name: string, text: string) => writeFileSync(join(api.context.distPath, name), text);
        write('version.json', `${JSON.stringify(thisRelease())}\n`);
        write('robots.txt', robots());
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
