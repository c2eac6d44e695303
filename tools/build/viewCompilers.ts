import type { RsbuildPlugins } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { SITES } from '#sites/index.ts';
import { brandFaces } from './brandFaces.ts';
import { brandThemes } from './brandThemes.ts';
import { headlinesOf } from './headlines.ts';

const FACED_SITES = await Promise.all(
  SITES.map(async (site) => ({ ...site, headlines: await headlinesOf(site) })),
);

/** Adds the colours and faces of all brands to the page's style sheet, for the first paint. */
function withBrands(styles: string | Buffer, { resourcePath }: { resourcePath: string }): string {
  return (
    styles.toString() +
    (resourcePath.endsWith('/entry.scss') ? brandThemes(SITES) + brandFaces(FACED_SITES) : '')
  );
}

/** What every build of our views needs. */
export const VIEW_COMPILERS: RsbuildPlugins = [
  // Our own JSX factories, which keep bare texts apart (ADR 5).
  pluginReact({ swcReactOptions: { importSource: '#jsx' } }),
  // The compiler is `sass`, which package.json installs under the name that the plugin looks for (ADR 1).
  pluginSass({ sassLoaderOptions: { additionalData: withBrands } }),
];
