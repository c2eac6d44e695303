import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the built files are, below the host of the page that needs them. */
export const FILES = '/gallery/files/';

type Files = ReadonlyMap<string, Buffer>;

/** One for all servers of the process. */
let built: Promise<Files> | undefined;

/**
 * A file of the client, which is built at the first call and held in memory, so that no folder that is published can
 * contain it. With `isWatched`, each change of a source builds again.
 */
export async function clientFile(name: string, isWatched: boolean): Promise<Buffer | undefined> {
  built ??= build(isWatched);
  return (await built).get(name);
}

async function build(isWatched: boolean): Promise<Files> {
  // Loaded late: most visits of the server are to the app.
  const [{ createRsbuild }, { VIEW_COMPILERS }] = await Promise.all([
    import('@rsbuild/core'),
    import('../../build/viewCompilers.ts'),
  ]);
  const files = new Map<string, Buffer>();
  const rsbuild = await createRsbuild({
    cwd: ROOT,
    config: {
      mode: 'development',
      logLevel: 'warn',
      plugins: [VIEW_COMPILERS, intoMemory(files)],
      source: {
        entry: { workshop: './tools/workshop/client/main.tsx', begin: './tools/workshop/client/begin.ts' },
      },
      // Nothing is listening for changes: the page is loaded again by hand.
      dev: { hmr: false, liveReload: false, assetPrefix: FILES },
      server: { publicDir: false },
      splitChunks: false,
      output: {
        distPath: {
          root: 'node_modules/.cache/workshop',
          js: '',
          jsAsync: '',
          css: '',
          cssAsync: '',
          font: '',
        },
        filename: { js: '[name].js', css: '[name].css', font: '[name][ext]' },
        cleanDistPath: false,
        dataUriLimit: 0,
        sourceMap: { js: 'cheap-module-source-map' },
      },
      tools: { htmlPlugin: false, rspack: { output: { trustedTypes: { policyName: 'voucher-chunks' } } } },
    },
  });
  const first = new Promise<Files>((resolve) => {
    rsbuild.onAfterBuild(() => resolve(files));
  });
  const { close } = await rsbuild.build({ watch: isWatched });
  if (!isWatched) await close();
  // A build that is watched goes on.
  return first;
}

function intoMemory(files: Map<string, Buffer>): RsbuildPlugin {
  return {
    name: 'voucher:into-memory',
    setup: (api) =>
      api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
        for (const [name, source] of Object.entries(assets)) {
          files.set(name, Buffer.from(source.buffer()));
          compilation.deleteAsset(name);
        }
      }),
  };
}
