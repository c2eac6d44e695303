import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import { type Bundle, FIRST_PACKAGES, firstLoad, loadedFor, misplaced } from '#tools/build/bundle.ts';

const page = {
  name: 'index',
  files: ['js/index.js'],
  isInitial: true,
  loadedWith: [['js/index.js']],
  modules: ['src/main.tsx'],
};
const lazy = (file: string, modules: string[], loadedWith = [[file]]) => ({
  name: parse(file).name,
  files: [file],
  isInitial: false,
  loadedWith,
  modules,
});
const bundle: Bundle = {
  chunks: [
    page,
    lazy('js/site-de.js', ['sites/de.ts']),
    lazy('js/site-gb.js', ['sites/gb.ts']),
    lazy('js/shared.js', ['ui/kit/Card.tsx'], [['js/shared.js', 'js/entry.js']]),
    lazy('js/entry.js', ['ui/Entry.tsx'], [['js/shared.js', 'js/entry.js']]),
    lazy('js/dialog.js', ['node_modules/maplibre-gl/dist/maplibre-gl.mjs']),
  ],
};
const filesOf = (modules: string[]) => firstLoad(bundle, modules).flatMap(({ files }) => files);

it('adds the chunks that the first screen imports, with those that come along', () => {
  expect(filesOf(['sites/de.ts', 'ui/Entry.tsx'])).toEqual([
    'js/index.js',
    'js/site-de.js',
    'js/shared.js',
    'js/entry.js',
  ]);
});

it('names what else modules bring along, styles too, and nothing twice', () => {
  const group = ['js/shared.js', 'css/wall.css', 'js/wall.js'];
  const chunks = [
    page,
    lazy('js/shared.js', ['ui/kit/Card.tsx'], [group]),
    lazy('js/wall.js', ['ui/Wall.tsx'], [group]),
  ];
  expect(loadedFor({ chunks }, ['ui/Wall.tsx', 'src/main.tsx', 'ui/kit/Card.tsx'])).toEqual(group);
});

it('fails loudly when the first screen has moved', () => {
  expect(() => filesOf(['ui/Gone.tsx'])).toThrow('ui/Gone.tsx is in no chunk');
});

it.each([
  'tools/workshop/client/main.tsx',
  'tools/sandbox/app.ts',
  'src/workshopFrame.mock.ts',
  'src/main.mock.tsx',
])('keeps %s out of the build for operators', (module) => {
  const chunks = [page, lazy('js/tool.js', [module])];
  expect(misplaced({ chunks }, [page])).toEqual([expect.stringContaining(module)]);
});

it('lets heavy modules be lazy, but not part of the first load', () => {
  expect(misplaced(bundle, [page])).toEqual([]);
  expect(misplaced(bundle, bundle.chunks).join()).toContain('maplibre-gl.mjs is loaded before');
});

it.each([
  'node_modules/inversify/lib/index.js',
  'node_modules/@inversifyjs/core/lib/index.js',
  'node_modules/reflect-metadata/ReflectLite.js',
  'node_modules/dompurify/dist/purify.es.mjs',
  'node_modules/react-router/node_modules/cookie/dist/index.js',
  'sites/index.ts',
])('keeps %s out of the first load', (module) => {
  const chunks = [{ ...page, modules: [module] }];
  expect(misplaced({ chunks }, chunks).join()).toContain(`${module} is loaded before the first screen`);
});

it('lets the first load have installed packages only', () => {
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  expect(FIRST_PACKAGES.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
  const modules = FIRST_PACKAGES.map((name) => `node_modules/${name}/index.js`);
  expect(misplaced({ chunks: [] }, [{ ...page, modules }])).toEqual([]);
});

it.each(['tools/sandbox/app.ts', 'infrastructure/mock/captcha.ts'])(
  'finds %s anywhere in the build',
  (module) => {
    const chunks = [page, lazy('js/x.js', [module])];
    expect(misplaced({ chunks }, [page]).join()).toContain(`${module} is in the build for operators`);
  },
);
