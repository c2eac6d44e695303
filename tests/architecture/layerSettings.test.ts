import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

const SETTINGS = [
  '.oxlintrc.json',
  'tsconfig.json',
  'domain/tsconfig.json',
  'application/tsconfig.json',
  ...['base', 'app', 'node'].map((name) => `tools/check/tsconfig.${name}.json`),
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voucher-layers-'));
  for (const name of SETTINGS) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As in the step `types`. */
const WITH_TYPES = ['--type-aware', '--type-check'];

/** Returns the rules that the linter reports for each piece of code in the layer's folder. One run for all pieces. */
function lint(layer: string, pieces: readonly string[]): string[][] {
  const inLayer = join(folder, layer);
  mkdirSync(inLayer, { recursive: true });
  for (const file of readdirSync(inLayer).filter((name) => name.endsWith('.ts'))) rmSync(join(inLayer, file));
  const files = pieces.map((code, index) => {
    writeFileSync(join(inLayer, `${index}.ts`), `${code}\n`);
    return `${layer}/${index}.ts`;
  });
  const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), [...WITH_TYPES, '--format', 'json', layer], {
    cwd: folder,
    encoding: 'utf8',
    // The type-aware linter is a separate program on the PATH.
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
}

const WORLD = ['fetch', 'setTimeout', 'console', 'window', 'process', 'URL', 'crypto'];

/** The compiler's errors for a name that the layer's settings do not declare. */
const UNKNOWN_NAME = /^typescript\(TS(2304|2552|258[0-9]|259[0-9])\)$/;

it.each(['domain', 'application'])('%s cannot reach the outside world', (layer) => {
  const found = lint(
    layer,
    WORLD.map((name) => `export const used = ${name};`),
  );
  for (const [index, name] of WORLD.entries())
    expect(found[index], name).toContainEqual(expect.stringMatching(UNKNOWN_NAME));
});

it('checks the types of each layer by its own settings', () => {
  const [fitting, wrong] = lint('ui', [
    'export const width: number = window.innerWidth;',
    'export const width: string = window.innerWidth;',
  ]);
  expect(fitting).toEqual([]);
  expect(wrong).toEqual(['typescript(TS2322)']);
});

const GLOBAL = 'eslint(no-restricted-globals)';
const PROPERTY = 'eslint(no-restricted-properties)';
const UNSTEADY = [
  ['export const list = new Intl.ListFormat();', GLOBAL],
  ['export const dice = Math.random();', PROPERTY],
  ['export const text = (1).toLocaleString();', PROPERTY],
  ["export const order = 'a'.localeCompare('b');", PROPERTY],
] as const;

it.each(['domain', 'application'])('%s has no randomness and no locale', (layer) => {
  const found = lint(
    layer,
    UNSTEADY.map(([code]) => code),
  );
  for (const [index, [, rule]] of UNSTEADY.entries()) expect(found[index]).toContain(rule);
});

it('lets the other layers have a locale', () => {
  expect(lint('infrastructure', ['export const list = new Intl.ListFormat();'])).toEqual([[]]);
});

it('lets no layer export a default', () => {
  expect(lint('ui', ['export default 1;'])[0]).toContain('import(no-default-export)');
});

it('reads the type information of promises', () => {
  const code = 'export function go(): void {\n  Promise.resolve(1);\n}';
  expect(lint('ui', [code])[0]).toContain('typescript(no-floating-promises)');
});

it('lets no view redirect without Redirect', () => {
  const [found] = lint('ui', ["export { Navigate } from 'react-router';"]);
  expect(found).toContain('eslint(no-restricted-imports)');
});
