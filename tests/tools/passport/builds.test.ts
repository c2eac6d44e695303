import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { differences, digestOf, filesIn, filesOf, sha256 } from '#tools/passport/files.ts';
import { pagePolicies } from '#tools/passport/policies.ts';
import { wholeSite } from '#tools/build/place.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('finds two folders with the same files equal, in whatever order they were written', () => {
  const one = filesIn(aFolder({ 'js/b.js': 'b', 'a.html': 'a' }));
  const other = filesIn(aFolder({ 'a.html': 'a', 'js/b.js': 'b' }));
  expect(one.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['a.html', 1],
    ['js/b.js', 1],
  ]);
  expect(differences(one, other)).toEqual([]);
  expect(digestOf(one)).toBe(digestOf(other));
});

it('puts the files of all folders in the order of their paths, which the digest follows', () => {
  const files = filesOf(aFolder({ 'dist/a': 'a', 'dist-nginx/a': 'n', 'dist-maps/a': 'm' }), [
    'dist',
    'dist-nginx',
    'dist-maps',
  ]);
  expect(files.map(({ path }) => path)).toEqual(['dist-maps/a', 'dist-nginx/a', 'dist/a']);
  const lines = `${sha256('m')}  dist-maps/a\n${sha256('n')}  dist-nginx/a\n${sha256('a')}  dist/a\n`;
  expect(digestOf(files)).toBe(sha256(lines));
});

it('names each file that differs or that only one build has', () => {
  const one = filesIn(aFolder({ same: 's', changed: '1', first: 'f' }));
  const other = filesIn(aFolder({ same: 's', changed: '2', second: 's' }));
  expect(differences(one, other)).toEqual([
    'changed: differs',
    'first: only in the first build',
    'second: only in the second build',
  ]);
  expect(digestOf(one)).not.toBe(digestOf(other));
});

it('has the headers of files and of every kind of page on every site, each with a digest of its own content', async () => {
  const sites = await Promise.all(SITES.map(wholeSite));
  const policiesOf = (markup: string) => pagePolicies(sites, () => `<style>${markup}</style>`);
  const policies = policiesOf('a{}');
  expect(policies).toHaveLength(sites.length * 7);
  expect(
    policies.every(({ headers }) => headers['Content-Security-Policy']?.startsWith("default-src 'none'")),
  ).toBe(true);
  const digest = (all: typeof policies, kind: string) => all.find((one) => one.kind === kind)?.sha256;
  expect(digest(policies, 'plain')).not.toBe(digest(policies, 'payment'));
  expect(digest(policiesOf('b{}'), 'plain')).not.toBe(digest(policies, 'plain'));
  expect(digest(policiesOf('b{}'), 'map-worker')).toBe(digest(policies, 'map-worker'));
});
