import { readFileSync } from 'node:fs';
import { defineConfig, type RsbuildPlugins } from '@rsbuild/core';
import { SITES } from '#sites/index.ts';
import { buildStats } from './tools/build/buildStats.ts';
import { chunkNames } from './tools/build/chunkNames.ts';
import { shortClassNames } from './tools/build/classNames.ts';
import { devServer } from './tools/serve/devServer.ts';
import { earlyPages } from './tools/build/earlyPages.ts';
import { leanFetch } from './tools/build/leanFetch.ts';
import { leanTranslations } from './tools/build/leanTranslations.ts';
import { licencesFile } from './tools/build/licences/licencesFile.ts';
import { MAP_WORKER_NAME } from './tools/build/mapWorker.ts';
import { packedFiles } from './tools/build/packedFiles.ts';
import { placelessMap } from './tools/build/placelessMap.ts';
import { servedTexts } from './tools/build/servedTexts.ts';
import { servingFolders } from './tools/build/servingFolders.ts';
import { shakenRouter } from './tools/build/shakenRouter.ts';
import { sourceMaps } from './tools/build/sourceMaps.ts';
import { textsFolder } from './tools/build/textsFolder.ts';
import { unbrokenTexts } from './tools/build/unbrokenTexts.ts';
import { VIEW_COMPILERS } from './tools/build/viewCompilers.ts';

const PAGE = './src/index.html';
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** All have the popover that our menus need. Without it, older syntax would not help older browsers. */
const BROWSERS = ['chrome >= 117', 'edge >= 117', 'firefox >= 128', 'safari >= 17'];

/** Needed by all areas: the library and our own use of it. */
const CONTAINER = /node_modules\/(@?inversify|reflect-metadata)|src\/wiring\/(container|tokens?)\.ts$/;

const port = Number(process.env.PORT ?? 3000);

const COMPILERS: RsbuildPlugins = [
  ...VIEW_COMPILERS,
  shakenRouter(),
  leanFetch(),
  leanTranslations(),
  shortClassNames(),
  unbrokenTexts(),
];

/**
 * Two builds of the same code (product 15.10): `dist/` for operators, and with `--env-mode mock` `dist-mock/`, with
 * mock adapters for third parties. They differ by their entry, not by a flag, so that no mock code can remain in
 * `dist/`.
 */
export default defineConfig(({ envMode, command }) => {
  const isMock = envMode === 'mock';
  const folder = isMock ? 'dist-mock' : 'dist';
  const isDevelopment = command === 'dev';
  const fileName = isDevelopment ? '[name]' : '[name].[contenthash:8]';
  return {
    plugins: [
      ...COMPILERS,
      chunkNames(),
      buildStats(folder),
      placelessMap(),
      earlyPages(folder, COMPILERS),
      servedTexts(),
      licencesFile(),
      sourceMaps(),
      packedFiles(),
      servingFolders(),
      ...(isMock ? [] : [textsFolder()]),
    ],
    source: {
      entry: { index: isMock ? './src/main.mock.tsx' : './src/main.tsx' },
    },
    html: { template: PAGE, scriptLoading: 'defer' },
    output: {
      distPath: {
        root: folder,
        js: 'js',
        jsAsync: 'js',
        css: 'css',
        cssAsync: 'css',
        image: 'images',
        svg: 'images',
        font: 'fonts',
        assets: 'assets',
      },
      filename: { js: `${fileName}.js`, css: `${fileName}.css` },
      sourceMap: { js: isDevelopment ? 'cheap-module-source-map' : isMock ? false : 'hidden-source-map' },
      overrideBrowserslist: BROWSERS,
      // Data URLs would enlarge the initial script; a picture is a request of its own or lies in public/.
      dataUriLimit: 0,
      // dist/licences.txt has them all.
      legalComments: 'none',
      // More minifier passes save some 700 bytes of the first load.
      minify: {
        jsOptions: { minimizerOptions: { compress: { passes: 4, ecma: 2022 }, mangle: { toplevel: true } } },
        // The loader has already added prefixes, which the minifier would repeat.
        cssOptions: { minimizerOptions: { exclude: { vendorPrefixes: true } } },
      },
    },
    // One chunk for the libraries of the first screen, one for our own code, one for the container that every area
    // needs; the rest on demand.
    splitChunks: {
      preset: 'none',
      cacheGroups: {
        lib: { test: /node_modules/, name: 'lib', chunks: 'initial', enforce: true },
        container: { test: CONTAINER, name: 'container', chunks: 'async', enforce: true },
      },
    },
    // With lazy compilation, hot updates would overtake a first visit; compiling everything takes a second.
    dev: { lazyCompilation: false },
    tools: {
      rspack: {
        output: {
          chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
          trustedTypes: { policyName: 'voucher-chunks' },
        },
        module: {
          rules: [
            // Named as a script: not every server knows the media type of `mjs`.
            {
              test: /maplibre-gl-worker\.mjs$/,
              type: 'asset/resource',
              generator: { filename: MAP_WORKER_NAME },
            },
          ],
        },
        // The library names its worker by an expression that is never used: our adapter sets the worker (ADR 9).
        ignoreWarnings: [{ module: /maplibre-gl/, message: /dependency is an expression/ }],
        optimization: { mangleExports: 'size', usedExports: 'global' },
      },
    },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      allowedHosts: ['.localhost', ...SITES.flatMap(({ domains }) => domains)],
      // The default would answer a missing script with the page, and a browser would read HTML as JavaScript.
      htmlFallback: false,
      historyApiFallback: { htmlAcceptHeaders: ['text/html'], disableDotRule: true },
      printUrls: false,
      setup: devServer(port, readFileSync(new URL(PAGE, import.meta.url), 'utf8')),
    },
  };
});
