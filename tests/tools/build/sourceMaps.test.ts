import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveMaps } from '#tools/build/sourceMaps.ts';

let around = '';
const at = (path: string) => join(around, path);

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'voucher-maps-'));
  mkdirSync(at('dist/js/async'), { recursive: true });
  writeFileSync(at('dist/js/lib.01234567.js'), 'script');
  writeFileSync(at('dist/js/lib.01234567.js.map'), 'map');
  writeFileSync(at('dist/js/async/x.01234567.js.map'), 'deeper');
});
afterEach(() => rmSync(around, { recursive: true }));

it('moves source maps out of the folder that is published, each under its name, and nothing else', () => {
  moveMaps(at('dist'));
  expect(readFileSync(at('dist-maps/js/lib.01234567.js.map'), 'utf8')).toBe('map');
  expect(readFileSync(at('dist-maps/js/async/x.01234567.js.map'), 'utf8')).toBe('deeper');
  expect(existsSync(at('dist/js/lib.01234567.js.map'))).toBe(false);
  expect(existsSync(at('dist/js/lib.01234567.js'))).toBe(true);
});

it('leaves no map of an earlier build', () => {
  mkdirSync(at('dist-maps/js'), { recursive: true });
  writeFileSync(at('dist-maps/js/old.01234567.js.map'), 'old');
  moveMaps(at('dist'));
  expect(existsSync(at('dist-maps/js/old.01234567.js.map'))).toBe(false);
});
