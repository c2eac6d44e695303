import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const { '': _project, ...packages } = lock.packages;

it('locks every package with its hash, and none with the address of a registry', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  for (const [folder, { integrity, resolved }] of Object.entries(packages)) {
    expect(integrity, folder).toMatch(/^sha512-/);
    expect(resolved, folder).toBeUndefined();
  }
});

it('locks every optional package, without which npm ci refuses the lock', () => {
  const locked = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});
