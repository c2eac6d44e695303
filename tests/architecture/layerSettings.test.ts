import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SETTINGS = [
  '.oxlintrc.json',
  'tsconfig.json',
  'domain/tsconfig.json',
  'application/tsconfig.json',
  ...['base', 'app', 'node'].map((name) => `tools/check/tsconfig.${name}.json`),
];

const WORLD = ['fetch', 'setTimeout', 'console', 'window', 'process', 'URL', 'crypto'].map(
  (name) => `export const used = ${name};`,
);
const GLOBAL = 'eslint(no-restricted-globals)';
const PROPERTY = 'eslint(no-restricted-properties)';
const LIST = 'export const list = new Intl.ListFormat();';
const UNSTEADY = [
  [LIST, GLOBAL],
  ['export const dice = Math.random();', PROPERTY],
  ['export const text = (1).toLocaleString();', PROPERTY],
  ["export const order = 'a'.localeCompare('b');", PROPERTY],
] as const;
const OF_RULES = [...WORLD, ...UNSTEADY.map(([code]) => code)];
const FITTING = 'export const width: number = window.innerWidth;';
const WRONG = 'export const width: string = window.innerWidth;';
const DEFAULT = 'export default 1;';
const FLOATING = 'export function go(): void {\n  Promise.resolve(1);\n}';
const NAVIGATE = "export { Navigate } from 'react-router';";

const PIECES: Readonly<Record<string, readonly string[]>> = {
  domain: OF_RULES,
  application: OF_RULES,
  infrastructure: [LIST],
  ui: [FITTING, WRONG, DEFAULT, FLOATING, NAVIGATE],
};
const pathOf = (layer: string, code: string) => `${layer}/${PIECES[layer]?.indexOf(code)}.ts`;

/** As in the step `types`. */
const WITH_TYPES = ['--type-aware', '--type-check'];

const folder = mkdtempSync(join(tmpdir(), 'voucher-layers-'));
let diagnostics: readonly { readonly code: string; readonly filename: string }[] = [];

/** One run for all pieces: the start of the type-aware linter takes most of its time. */
beforeAll(() => {
  for (const name of SETTINGS) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  for (const [layer, pieces] of Object.entries(PIECES)) {
    mkdirSync(join(folder, layer), { recursive: true });
    for (const code of pieces) writeFileSync(join(folder, pathOf(layer, code)), `${code}\n`);
  }
  const words = [...WITH_TYPES, '--format', 'json', ...Object.keys(PIECES)];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), words, {
    cwd: folder,
    encoding: 'utf8',
    // The type-aware linter is a separate program on the PATH.
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that the linter reports for a piece of code in a layer's folder. */
const faultsOf = (layer: string, code: string) =>
  diagnostics.filter(({ filename }) => filename === pathOf(layer, code)).map((one) => one.code);

/** The compiler's errors for a name that the layer's settings do not declare. */
const UNKNOWN_NAME = /^typescript\(TS(2304|2552|258[0-9]|259[0-9])\)$/;

it.each(['domain', 'application'])('%s cannot reach the outside world', (layer) => {
  for (const code of WORLD)
    expect(faultsOf(layer, code), code).toContainEqual(expect.stringMatching(UNKNOWN_NAME));
});

it('checks the types of each layer by its own settings', () => {
  expect(faultsOf('ui', FITTING)).toEqual([]);
  expect(faultsOf('ui', WRONG)).toEqual(['typescript(TS2322)']);
});

it.each(['domain', 'application'])('%s has no randomness and no locale', (layer) => {
  for (const [code, rule] of UNSTEADY) expect(faultsOf(layer, code)).toContain(rule);
});

it('lets the other layers have a locale', () => {
  expect(faultsOf('infrastructure', LIST)).toEqual([]);
});

it('lets no layer export a default', () => {
  expect(faultsOf('ui', DEFAULT)).toContain('import(no-default-export)');
});

it('reads the type information of promises', () => {
  expect(faultsOf('ui', FLOATING)).toContain('typescript(no-floating-promises)');
});

it('lets no view redirect without Redirect', () => {
  expect(faultsOf('ui', NAVIGATE)).toContain('eslint(no-restricted-imports)');
});
