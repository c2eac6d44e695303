import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./contenders/', import.meta.url));

/** Typed by hand: the libraries' own types are only installed for the bench. */
interface Contenders {
  readonly Fuse: new (texts: readonly string[]) => { search(name: string): unknown };
  readonly MiniSearch: new (options: {
    readonly fields: readonly string[];
  }) => {
    addAll(documents: readonly { readonly id: number; readonly text: string }[]): void;
    search(name: string, options: { readonly prefix: boolean }): unknown;
  };
  readonly UFuzzy: new () => { search(texts: readonly string[], name: string): unknown };
  readonly closest: (name: string, names: readonly string[]) => string;
}

/** The compared libraries. They have their own lock, so that the project's `npm ci` does not fetch them. */
export function contenders(): Contenders {
  if (!isInstalled()) install();
  const load = createRequire(`${FOLDER}package.json`) as (name: string) => unknown;
  return {
    Fuse: load('fuse.js') as Contenders['Fuse'],
    MiniSearch: load('minisearch') as Contenders['MiniSearch'],
    UFuzzy: load('@leeoniya/ufuzzy') as Contenders['UFuzzy'],
    closest: (load('fastest-levenshtein') as Pick<Contenders, 'closest'>).closest,
  };
}

function isInstalled(): boolean {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies).every(([name, version]) => {
    const manifest = `node_modules/${name}/package.json`;
    return existsSync(`${FOLDER}${manifest}`) && (read(manifest) as { version: string }).version === version;
  });
}

function install(): void {
  console.log('Installing what is compared with, into tools/bench/contenders.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install what the bench compares with (network?).');
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
}
