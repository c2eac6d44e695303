import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFolder } from '#tools/build/packing.ts';

const TEXT = 'a text that says the same again\n'.repeat(32);

let folder = '';
const at = (path: string): string => join(folder, path);
const files = (): string[] => readdirSync(at('js')).toSorted();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voucher-packing-'));
  mkdirSync(at('js'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes beside a text what brotli and gzip make of it', async () => {
  writeFileSync(at('js/a.js'), TEXT);
  await packFolder(folder);
  expect(files()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  expect(brotliDecompressSync(readFileSync(at('js/a.js.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(at('js/a.js.gz'))).toString()).toBe(TEXT);
});

it('packs from 1,024 bytes on', async () => {
  writeFileSync(at('js/a.js'), TEXT.slice(0, 1023));
  writeFileSync(at('js/b.js'), TEXT.slice(0, 1024));
  await packFolder(folder);
  expect(files()).toEqual(['a.js', 'b.js', 'b.js.br', 'b.js.gz']);
});

it('leaves nothing beside a file that would not get smaller, not even what an earlier one had', async () => {
  writeFileSync(at('js/a.txt'), randomBytes(4096));
  writeFileSync(at('js/a.txt.gz'), 'earlier');
  await packFolder(folder);
  expect(files()).toEqual(['a.txt']);
});
