import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differencesBetween, findingsOf } from '#tools/check/references/compare.ts';
import type { Picture } from '#tools/check/references/png.ts';
import {
  type Column,
  readMaker,
  readScreen,
  screensIn,
  writeMaker,
  writeScreen,
} from '#tools/check/references/store.ts';

const cells = (width: number, height: number, colour: number): Picture => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(colour),
});
const BOX = { x: 16, y: 20, width: 80, height: 24, kind: 'text', words: 'Redeem' };
const light: Column = { name: 'de 390', boxes: [BOX], cells: cells(25, 4, 250) };
const dark: Column = { name: 'de 390 dark', boxes: null, cells: cells(25, 3, 20) };
const wide: Column = { name: 'at 1280', boxes: [BOX, { ...BOX, y: 90 }], cells: cells(80, 6, 99) };
const ALL = { pixels: true, isPartial: false };

it('keeps the columns of a screen in a text and a picture, sorted by their names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  writeScreen(folder, 'the-entry', [light, dark, wide]);
  expect(readdirSync(folder).toSorted()).toEqual(['the-entry.png', 'the-entry.txt']);
  expect(screensIn(folder)).toEqual(['the-entry']);
  expect(readScreen(folder, 'the-entry')).toEqual([wide, light, dark]);
  writeScreen(folder, 'the-entry', []);
  expect(readScreen(folder, 'the-entry')).toEqual([]);
  expect(screensIn(join(folder, 'nothing'))).toEqual([]);
});

it('keeps what the references were made with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  expect(readMaker(folder)).toBeUndefined();
  writeMaker(folder, { browser: '150.0', faces: 'abc' });
  expect(readMaker(folder)).toEqual({ browser: '150.0', faces: 'abc' });
});

it('compares colours only if told to', () => {
  const darker = { ...light, cells: cells(25, 4, 240) };
  expect(differencesBetween(light, darker, true)).toEqual([
    'the colours of 0,0 400×64 changed, most from #fafafa to #f0f0f0',
  ]);
  expect(differencesBetween(light, darker, false)).toEqual([]);
});

it('finds nothing in a screen that is as it was', () => {
  expect(findingsOf('entry', [light, dark], [dark, light], ALL)).toEqual([]);
});

it('finds what differs, what is new, and what was not captured', () => {
  const moved = { ...light, boxes: [{ ...BOX, y: 40 }] };
  expect(findingsOf('entry', [light, dark], [moved, wide], ALL)).toEqual([
    {
      screen: 'entry',
      column: 'de 390',
      differences: ['text “Redeem” moved from 16,20 80×24 to 16,40 80×24'],
    },
    { screen: 'entry', column: 'at 1280', differences: ['has no reference yet'] },
    { screen: 'entry', column: 'de 390 dark', differences: ['was not captured'] },
  ]);
});

it('misses no column after a run of some screens', () => {
  expect(findingsOf('entry', [light, dark], [light], { ...ALL, isPartial: true })).toEqual([]);
});
