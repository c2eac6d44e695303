import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
interface Lock {
  packages: Record<string, { version?: string; integrity?: string; dependencies?: Record<string, string> }>;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
const { dependencies: compared } = read('tools/bench/contenders/package.json') as Manifest;
const { packages } = read('tools/bench/contenders/package-lock.json') as Lock;

it('does not fetch what only the bench compares with when the project is installed', () => {
  const { dependencies, devDependencies } = read('package.json') as Manifest;
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed.filter((name) => name in compared)).toEqual([]);
});

it('locks exactly what is compared with, each with its hash', () => {
  const { '': project, ...locked } = packages;
  expect(project?.dependencies).toEqual(compared);
  const found = Object.entries(locked).map(([folder, { version }]) => [
    folder.replace('node_modules/', ''),
    version,
  ]);
  expect(Object.fromEntries(found)).toEqual(compared);
  for (const { integrity } of Object.values(locked)) expect(integrity).toMatch(/^sha512-/);
});
