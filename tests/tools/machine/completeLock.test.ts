import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completed, platformOf, withIntegrity } from '#tools/machine/completeLock.ts';

it.each([
  ['@rspack/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rspack/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxlint/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['sass-embedded-linux-musl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['sass-embedded-all-unknown', { cpu: ['!arm', '!arm64', '!riscv64', '!x64'] }],
  ['@oxlint-tsgolint/darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
])('reads the platform of %s from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('adds what is missing, keeps what is there, and changes nothing the second time', () => {
  const lock = {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0', optional: true },
  };
  const first = completed(lock);
  expect(first.added).toEqual(['node_modules/tool-darwin-x64']);
  expect(first.packages['node_modules/tool-darwin-x64']).toEqual({
    version: '1.0.0',
    os: ['darwin'],
    cpu: ['x64'],
    dev: true,
    optional: true,
  });
  expect(completed(first.packages).added).toEqual([]);
});

it('finds an optional package beside its nested parent', () => {
  const lock = {
    '': {},
    'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-x64': '1.0.0' } },
    'node_modules/a/node_modules/tool-x64': { version: '1.0.0' },
  };
  expect(completed(lock).added).toEqual([]);
});

it('refuses to guess a version', () => {
  const lock = { '': {}, 'node_modules/tool': { optionalDependencies: { 'tool-x64': '^1.0.0' } } };
  expect(() => completed(lock)).toThrow('tool-x64@^1.0.0');
});

it('takes the hash of each entry that lacks one from the registry, and names those that it does not have', () => {
  const lock = {
    '': { version: '0.1.0' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-known' },
    'node_modules/tool-linux-x64': { version: '1.0.0', optional: true },
    'node_modules/a/node_modules/@tool/win32-x64': { version: '2.0.0', optional: true },
    'node_modules/tool-darwin-x64': { version: '1.0.0', optional: true },
  };
  const asked: string[][] = [];
  const { packages, lacking } = withIntegrity(lock, (specifiers) => {
    asked.push([...specifiers]);
    return new Map([
      ['tool-linux-x64@1.0.0', 'sha512-linux'],
      ['@tool/win32-x64@2.0.0', 'sha512-windows'],
      ['tool@1.0.0', 'sha512-never-asked-for'],
    ]);
  });
  expect(asked).toEqual([['tool-linux-x64@1.0.0', '@tool/win32-x64@2.0.0', 'tool-darwin-x64@1.0.0']]);
  expect(packages).toEqual({
    ...lock,
    'node_modules/tool-linux-x64': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
    'node_modules/a/node_modules/@tool/win32-x64': {
      version: '2.0.0',
      integrity: 'sha512-windows',
      optional: true,
    },
  });
  expect(lacking).toEqual(['tool-darwin-x64@1.0.0']);
});

it('does not ask the registry where every entry has its hash', () => {
  const lock = { '': {}, 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-known' } };
  const nobody = () => {
    throw new Error('asked');
  };
  expect(withIntegrity(lock, nobody)).toEqual({ packages: lock, lacking: [] });
});

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { packages: locked } = JSON.parse(read('package-lock.json')) as {
  packages: Parameters<typeof completed>[0];
};
const bare = Object.entries(locked).filter(
  ([folder, { integrity }]) => folder !== '' && integrity === undefined,
);

it('leaves no package that is needed on Linux x64 without a hash', () => {
  const isForLinux = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: (typeof locked)[string]) =>
    os.includes('linux') && libc.includes('glibc') && cpu.includes('x64');
  expect(bare.filter(([, entry]) => entry.optional !== true || isForLinux(entry))).toEqual([]);
});

it('names in ADR 1 the packages of the lock that have no hash', () => {
  const [, list = ''] = read('docs/adr/01-packages.md').split('entries without a hash');
  const rows = [...list.matchAll(/^\| (\S+[-/]) \| (.+) \|$/gm)];
  const named = rows.flatMap(([, family = '', platforms = '']) =>
    platforms.split(', ').map((platform) => `node_modules/${family}${platform}`),
  );
  expect(named.toSorted()).toEqual(bare.map(([folder]) => folder).toSorted());
});
