import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RsbuildConfig, type RsbuildPlugins, createRsbuild } from '@rsbuild/core';
import type { COMMON_PLAN, RenderedEntry } from '#src/early/pages.tsx';
import type { PageKind } from '#src/early/plan.ts';
import type { EarlyPageInput } from './earlyHtml.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/early/', import.meta.url));

const RENDER = fileURLToPath(new URL('renderEntries.ts', import.meta.url));

const SCRIPTS = ['choose', 'askLanding', 'prepare', 'code', 'wall'] as const;

/** The output of `renderEntries.ts`. */
export interface Rendered {
  readonly commonPlan: typeof COMMON_PLAN;
  /** Each site's entry by site id, in the order of its languages. */
  readonly entries: Readonly<Record<string, readonly RenderedEntry[]>>;
}

export interface EarlyBuild extends Rendered {
  /** The inline scripts, by kind of page. */
  readonly scripts: Readonly<Record<PageKind, EarlyPageInput['scripts']>>;
}

/** Uses the app's `compilers`, so that the class names match. `folder` separates the caches of different builds. */
export async function buildEarly(
  folder: string,
  output: NonNullable<RsbuildConfig['output']>,
  compilers: RsbuildPlugins,
): Promise<EarlyBuild> {
  const root = join(CACHE, folder);
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'warn',
      plugins: compilers,
      server: { publicDir: false },
      splitChunks: false,
      performance: { printFileSize: false },
      source: {
        // Rsbuild inlines the environment only where its own command line starts it.
        define: { 'import.meta.env.PUBLIC_E2E_SECRET': JSON.stringify(process.env.PUBLIC_E2E_SECRET ?? '') },
      },
      environments: {
        scripts: {
          source: {
            entry: Object.fromEntries(SCRIPTS.map((name) => [name, `./src/early/${name}.ts`])),
          },
          output: {
            ...output,
            distPath: { root, js: '' },
            filename: { js: '[name].js' },
            cleanDistPath: false,
            sourceMap: false,
          },
          tools: { htmlPlugin: false },
        },
        pages: {
          source: { entry: { pages: './src/early/pages.tsx' } },
          output: {
            ...output,
            target: 'node',
            distPath: { root, js: '' },
            filename: { js: '[name].cjs' },
            cleanDistPath: false,
            sourceMap: false,
            minify: false,
            module: false,
          },
          tools: { rspack: { output: { library: { type: 'commonjs2' } } } },
        },
      },
    },
  });
  await (await rsbuild.build()).close();
  const scriptOf = (name: (typeof SCRIPTS)[number]) => readFileSync(join(root, `${name}.js`), 'utf8').trim();
  const result = join(root, 'entries.json');
  execFileSync(process.execPath, [RENDER, join(root, 'pages.cjs'), result], { stdio: 'inherit' });
  const [choose, prepare, ask] = [scriptOf('choose'), scriptOf('prepare'), scriptOf('askLanding')];
  return {
    scripts: {
      entry: { head: [choose], end: [prepare] },
      code: { head: [choose, ask], end: [prepare, scriptOf('code')] },
      wall: { head: [choose, ask], end: [prepare, scriptOf('wall')] },
    },
    ...(JSON.parse(readFileSync(result, 'utf8')) as Rendered),
  };
}
