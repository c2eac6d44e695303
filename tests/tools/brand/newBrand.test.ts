import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import { CURRENCIES } from '#domain/money/money.ts';
import { filesOfBrand } from '#tools/brand/addBrand.ts';
import { detailsOf } from '#tools/brand/brandOf.ts';
import { checkedAnswers, type NewBrand } from '#tools/brand/checkAnswers.ts';
import { HAS_SETTING } from '#tools/brand/productSettings.ts';
import { answersJsonSchema } from '#tools/brand/schemaFile.ts';
import { writeFiles } from '#tools/brand/writeFiles.ts';
import { PRODUCT_SITES, SETTINGS } from '#tests/data/productTables.ts';
import { EXAMPLE, EXAMPLE_PATH, exampleWith, faultsOf, firstBrands } from './anAnswersFile.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const known = await firstBrands();
const ids = PRODUCT_SITES.map(({ id }) => id);
const copy = mkdtempSync(join(tmpdir(), 'voucher-brand-'));
afterAll(() => rmSync(copy, { recursive: true }));

function brandOf(text: string): NewBrand {
  const checked = checkedAnswers(text, EXAMPLE_PATH, known);
  if (checked.brand === null) throw new Error(JSON.stringify(checked.faults));
  return checked.brand;
}

const files = filesOfBrand(brandOf(EXAMPLE), ids, read);

/** The lines that a file has more than the repository's, and those that it has no more. */
function changed(path: string): { added: string[]; removed: string[] } {
  const [before, after] = [read(path).split('\n'), (files.get(path) ?? '').split('\n')];
  const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  return { added: without(after, before), removed: without(before, after) };
}

// Once the example itself is a brand of the repository, it cannot be added again.
const isAdded = PRODUCT_SITES.some(({ id }) => id === 'nl');

it.skipIf(isAdded)('adds a brand to every place that lists the brands', () => {
  expect([...files.keys()]).toEqual([
    'sites/nl.ts',
    'sites/index.ts',
    'tools/sandbox/core/sites.ts',
    'README.md',
    'docs/product.md',
    'tools/sandbox/README.md',
    'public/brands/nl/logo.svg',
    'public/brands/nl/favicon.svg',
    'public/brands/nl/keyVisual.svg',
  ]);
  expect(files.get('sites/index.ts')).toContain(
    "load: () => import('./nl.ts').then((site) => site.details),\n  },\n];",
  );
  expect(files.get('sites/nl.ts')).toContain("composition: 'window',\n  shape: 'stamp',\n");
  expect(changed('tools/sandbox/core/sites.ts').added).toEqual([
    "  { id: 'nl', currency: 'EUR', categoryId: 38, numberOfShops: 200, charges: true },",
  ]);
  expect(changed('README.md').added).toEqual(['| `nl` | Kaartvink | nl, en |']);
  expect(changed('tools/sandbox/README.md').added).toEqual([
    '| `nl` | `UQXPAR4NW` | `YFCWC9KU8` | `99J7ZNCFS` |',
    // The first digits count the brands.
    expect.stringMatching(/^\| `nl` \|( 4\d{8} \|){6}$/),
  ]);
  const product = changed('docs/product.md');
  expect(product.added).toContain(
    '| nl | Kaartvink | NL · NL | nl, en | EUR | 38 | 200 | classic | Europe/Amsterdam |',
  );
  expect(product.added).toContainEqual(expect.stringMatching(/^\| charging \| de, at, ch, gb,.* nl \|$/));
  expect(product.added).toHaveLength(product.removed.length + 1);
});

it.each(CURRENCIES)('the brand command accepts vouchers in %s', (currency) => {
  expect(faultsOf(exampleWith('"currency": "EUR"', `"currency": "${currency}"`), known)).toEqual([]);
});

it.each([
  ['composition and shape', /  "(composition|shape)": .*\n/g, 'split', 'engraved'],
  ['composition', /  "composition": .*\n/g, 'split', 'stamp'],
  ['shape', /  "shape": .*\n/g, 'window', 'engraved'],
])(
  'gives a brand that leaves out its %s a look that no other brand has',
  (_what, left, composition, shape) => {
    expect(brandOf(EXAMPLE.replace(left, '')).answers).toMatchObject({ composition, shape });
  },
);

it('writes a file of the brand with its own words, and without what is the default', () => {
  const file = files.get('sites/nl.ts') ?? '';
  expect(file).toContain(
    "heading: { translations: { nl: 'Zing het uit met Kaartvink', en: 'Sing out with Kaartvink' } },",
  );
  expect(file).toContain("{ title: { key: 'site.footer.accessibility' }, href: '/accessibility' },");
  expect(file).toContain('    ...ALL_OFF,\n    showBrandInVault: true,\n');
  expect(file).not.toContain('validityYears');
});

it('adds the files for the dark scheme, and names them in the file of the brand', () => {
  const own = '../public/brands/de/logo';
  const pictures = JSON.stringify({ logo: `${own}.svg`, logoDark: `${own}Dark.svg` });
  const brand = brandOf(exampleWith('"switches"', `"pictures": ${pictures},\n  "switches"`));
  expect(detailsOf(brand.answers, brand.pictures)).toHaveProperty(['fields', 'darkPictures'], {
    '/brands/nl/logo.svg': '/brands/nl/logoDark.svg',
  });
  expect(brand.pictures.files.get('logoDark')).toBe(read('public/brands/de/logoDark.svg'));
});

it('writes all files, and none if one cannot be written', () => {
  const written = new Map([
    ['sites/nl.ts', 'nl'],
    ['sites/index.ts', 'changed'],
  ]);
  writeFiles(copy, written);
  expect(readdirSync(join(copy, 'sites')).toSorted()).toEqual(['index.ts', 'nl.ts']);
  writeFileSync(join(copy, 'docs'), 'a file where a folder must be');
  const faulty = new Map([
    ['sites/index.ts', 'changed again'],
    ['sites/xx.ts', 'xx'],
    ['docs/product.md', 'x'],
  ]);
  expect(() => writeFiles(copy, faulty)).toThrow();
  expect(readFileSync(join(copy, 'sites/index.ts'), 'utf8')).toBe('changed');
  expect(readdirSync(join(copy, 'sites')).toSorted()).toEqual(['index.ts', 'nl.ts']);
});

it('knows for each setting of the product whether a brand has it', () => {
  expect(Object.keys(HAS_SETTING)).toEqual([...SETTINGS.keys()]);
});

it('has a schema by which an editor takes the example, and no misspelt field', () => {
  const isValid = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(answersJsonSchema());
  const example = JSON.parse(EXAMPLE) as object;
  expect(isValid(example)).toBe(true);
  expect(isValid({ ...example, shwoNavBar: true })).toBe(false);
  expect(isValid({ ...example, switches: ['shwoNavBar'] })).toBe(false);
});
