import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourcePlace } from '#tools/monitor/sourcePlace.ts';

const maps = mkdtempSync(join(tmpdir(), 'voucher-maps-'));
afterAll(() => rmSync(maps, { recursive: true }));
mkdirSync(join(maps, 'js'));
/** Maps column 9 of line 1 to line 2, column 3 of the source. */
const MAP = {
  version: 3,
  sources: ['webpack:///./ui/shop/Wall.tsx'],
  sourcesContent: ['const a = 1;\n  throw a;\n'],
  names: [],
  mappings: 'QACE',
};
writeFileSync(join(maps, 'js/index.0a1b2c3d.js.map'), JSON.stringify(MAP));

it('finds the file, the line and its text', () => {
  expect(sourcePlace('index.0a1b2c3d.js:1:9', maps)).toEqual({
    file: 'webpack:///./ui/shop/Wall.tsx',
    line: 2,
    column: 3,
    text: 'throw a;',
  });
});

it.each([
  ['a script of another release', 'index.99999999.js:1:9', 'of another release'],
  ['a place before everything that the map knows', 'index.0a1b2c3d.js:1:1', 'says nothing about'],
  ['no place', '../../etc/passwd:1:9', 'is no place like'],
])('says what is wrong with %s', (_, place, words) => {
  expect(() => sourcePlace(place, maps)).toThrow(words);
});
