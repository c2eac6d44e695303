import { expect, it } from 'vitest';
import { completed, platformOf } from '#scripts/completeLock.ts';

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
