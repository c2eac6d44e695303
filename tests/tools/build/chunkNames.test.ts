import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { JSDOM } from 'jsdom';
import { afterAll, expect, it } from 'vitest';
import { chunkNames, chunksOf, hashOf } from '#tools/build/chunkNames.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'voucher-chunks-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const SOURCES = {
  'main.js': "window.parts = [() => import('./words.js'), () => import('./view.js')];",
  'words.js': "export const words = 'one text';",
  'view.js': "import './view.css'; import('./words.js'); export const view = 'a screen';",
  'view.css': 'p { margin: 0 }',
};

/** The built files with their contents, packed by the names of a small app's chunks. */
async function build(changed: Partial<typeof SOURCES> = {}): Promise<ReadonlyMap<string, Buffer>> {
  const dist = join(FOLDER, 'dist');
  mkdirSync(join(FOLDER, 'src'), { recursive: true });
  for (const [name, text] of Object.entries({ ...SOURCES, ...changed }))
    writeFileSync(join(FOLDER, 'src', name), text);
  const rsbuild = await createRsbuild({
    cwd: FOLDER,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [chunkNames()],
      source: { entry: { index: './src/main.js' } },
      splitChunks: false,
      output: {
        distPath: { root: dist, js: 'js', css: 'css' },
        filename: { js: '[name].[contenthash:8].js' },
      },
    },
  });
  await (await rsbuild.build()).close();
  return new Map(
    ['js', 'css'].flatMap((folder) =>
      readdirSync(join(dist, folder)).map(
        (name) => [`${folder}/${name}`, readFileSync(join(dist, folder, name))] as const,
      ),
    ),
  );
}

const isEntry = (name: string) => name.startsWith('js/index.');
const chunksIn = (files: ReadonlyMap<string, Buffer>) =>
  chunksOf({
    chunks: [...files.keys()].map((name) => ({
      name: name.replace(/^.*\/|\.\w+$/g, ''),
      files: [],
      isInitial: isEntry(name),
      loadedWith: [],
      modules: [],
    })),
  });

it('changes the name of a changed chunk alone', async () => {
  const before = await build();
  const after = await build({ 'words.js': "export const words = 'another text';" });
  const gone = [...before.keys()].filter((name) => !after.has(name));
  expect(gone).toHaveLength(1);
  expect(before.get(gone[0] ?? '')?.toString()).toContain('one text');
});

it('gives the style sheet and the script of a chunk one name, made of both', async () => {
  const files = await build();
  const [sheet = ''] = [...files.keys()].filter((name) => name.endsWith('.css'));
  const script = sheet.replace('css/', 'js/').replace(/css$/, 'js');
  const contents = [sheet, script].map((name) => files.get(name) ?? Buffer.alloc(0));
  expect(contents[1]?.toString()).toContain('a screen');
  expect(sheet).toContain(`.${hashOf(contents)}.css`);
});

it('finds the chunks by the names in the page', async () => {
  const files = await build();
  const [entry = ''] = [...files.keys()].filter(isEntry);
  const page = `<div id="root" data-chunks="${chunksIn(files)}"></div><script>${files.get(entry)?.toString()}</script>`;
  const { window } = new JSDOM(page, { runScripts: 'dangerously', url: 'https://shop.example/' });
  const { document, parts } = window as unknown as Window & { parts: (() => Promise<unknown>)[] };
  for (const load of parts) load().catch(() => undefined);
  const asked = [...document.querySelectorAll('head > :is(script, link)')].map(
    (each) => each.getAttribute('src') ?? each.getAttribute('href'),
  );
  const lazy = [...files.keys()].filter((name) => !isEntry(name)).map((name) => `/${name}`);
  expect(lazy).toHaveLength(3);
  expect(new Set(asked)).toEqual(new Set(lazy));
});
