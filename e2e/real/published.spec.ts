import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { SITES } from '#sites/index.ts';
import { hashOf } from '#tools/build/chunkNames.ts';

function filesOf(folder: string): string[] {
  const entries = readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true });
  return entries.map((path) => String(path).replaceAll('\\', '/'));
}

test('the published folder has no source map, and each map in the folder beside it has its script', () => {
  const published = filesOf('dist');
  expect(published.filter((path) => path.endsWith('.map'))).toEqual([]);

  const maps = filesOf('dist-maps').filter((path) => path.endsWith('.map'));
  expect(maps).toContainEqual(expect.stringMatching(/^js\/index\.[0-9a-f]{8}\.js\.map$/));
  for (const path of maps) {
    expect(published).toContain(path.replace(/\.map$/, ''));
    const { file, sources } = JSON.parse(
      readFileSync(new URL(`../../dist-maps/${path}`, import.meta.url), 'utf8'),
    ) as { file: string; sources: string[] };
    expect(`${file}.map`).toBe(path);
    expect(sources.length).toBeGreaterThan(0);
  }
});

test('no published script refers to a source map', () => {
  const scripts = filesOf('dist').filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const path of scripts) {
    const text = readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8');
    expect(text).not.toContain('sourceMappingURL');
  }
});

/** The published texts of these endings by path. */
function textsOf(endings: RegExp): ReadonlyMap<string, string> {
  const paths = filesOf('dist').filter((path) => endings.test(path));
  return new Map(
    paths.map((path) => [path, readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8')]),
  );
}

test('each chunk is named by its content, and only pages name chunks, so that a change renames no other', () => {
  const texts = textsOf(/\.(js|css)$/);
  const [, ids = '', hashes = ''] =
    / data-chunks="([^"|]*)\|([^"]*)"/.exec(textsOf(/^index\.html$/).get('index.html') ?? '') ?? [];
  const names = ids.split(' ').map((id, place) => [id, hashes.slice(place * 8, place * 8 + 8)] as const);
  expect(names.length).toBeGreaterThan(200);
  const all = [...texts.values()].join('\n');
  for (const [id, hash] of names) {
    const contents = ['css', 'js'].flatMap((folder) => texts.get(`${folder}/${id}.${hash}.${folder}`) ?? []);
    // The bundler writes the worker's own hash into its chunk afterwards.
    if (!contents.some((text) => text.includes('js/map-worker.')))
      expect(hash, id).toBe(hashOf(contents.map((text) => Buffer.from(text))));
    expect(all.includes(hash), `${id} is named in a script or style sheet`).toBe(false);
  }
});

test('a brand’s colour is in its own files, the common style sheet, and the registry alone', () => {
  const texts = textsOf(/\.(js|css|html)$/);
  // The first brand's colour is the app's default, too (product 2.7).
  for (const { brandingColor } of SITES.slice(1)) {
    const brands = SITES.filter((site) => site.brandingColor === brandingColor).map(({ id }) => id);
    const others = [...texts.keys()]
      .filter((path) => texts.get(path)?.includes(brandingColor))
      .filter(
        (path) => !brands.some((id) => path.startsWith(`pages/${id}.`) || path.startsWith(`brands/${id}/`)),
      );
    expect(
      others.filter((path) => !path.startsWith('css/index.')),
      brands.join(),
    ).toEqual([expect.stringMatching(/^js\/\w+\.[0-9a-f]{8}\.js$/)]);
  }
});

for (const folder of ['dist', 'dist-mock']) {
  test(`no text of ${folder} contains a path of the build machine`, () => {
    const home = fileURLToPath(new URL('../../', import.meta.url));
    const texts = filesOf(folder).filter((path) => /\.(html|js|css|svg|txt)$/.test(path));
    expect(texts.length).toBeGreaterThan(100);
    for (const path of texts) {
      const text = readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), 'utf8');
      expect(text.includes(home) || text.includes('file:///'), path).toBe(false);
    }
  });

  test(`${folder} contains the notices of its libraries and typefaces`, () => {
    const textOf = (path: string) =>
      readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), 'utf8');
    for (const name of ['react-dom', 'maplibre-gl', 'zod'])
      expect(textOf('licences.txt')).toMatch(new RegExp(`^${name} [0-9.]+ \\(`, 'm'));
    expect(textOf('fonts/licences.txt')).toContain('OFL-1.1');
  });

  test(`every text of ${folder} that is large enough has compressed copies, and nothing else has`, () => {
    const files = filesOf(folder);
    const sizeOf = (path: string) => statSync(new URL(`../../${folder}/${path}`, import.meta.url)).size;
    const packed = files.filter((path) => /\.(br|gz)$/.test(path));
    const large = files.filter((path) => /\.(html|js|css|svg|txt)$/.test(path) && sizeOf(path) >= 1024);
    expect(large.some((path) => path.startsWith('js/'))).toBe(true);
    expect(large.some((path) => path.startsWith('brands/'))).toBe(true);
    expect(new Set(packed)).toEqual(new Set(large.flatMap((path) => [`${path}.br`, `${path}.gz`])));
    for (const path of packed) expect(sizeOf(path)).toBeLessThan(sizeOf(path.replace(/\.\w+$/, '')));
  });
}

/** Strings that occur only in the payment code of one build. */
const OF_VENDORS = ['payments-amazon.com/checkout.js', 'static-v2.unzer.com', 'static.unzer.com'];
const OF_MOCKS = ['mock-payment', 'Pay with the mock wallet', '/sandbox/pay/'];

for (const [folder, there, absent] of [
  ['dist', OF_VENDORS, OF_MOCKS],
  ['dist-mock', OF_MOCKS, OF_VENDORS],
] as const) {
  test(`${folder} contains only its own payment code, and not in the first scripts`, () => {
    const read = (path: string) => readFileSync(new URL(`../../${folder}/${path}`, import.meta.url), 'utf8');
    const code = filesOf(folder).filter((path) => /\.(js|css)$/.test(path));
    const all = code.map(read).join('\n');
    for (const words of there) expect(all).toContain(words);
    for (const words of absent) expect(all).not.toContain(words);
    const first = code.filter((path) => /^js\/(index|lib)\./.test(path));
    expect(first.length).toBeGreaterThan(0);
    for (const words of there) expect(first.map(read).join('\n')).not.toContain(words);
  });
}
