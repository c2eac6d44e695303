import { expect, it } from 'vitest';
import { differencesBetween, findingsOf } from '#tools/check/references/compare.ts';
import type { Picture } from '#tools/check/references/png.ts';
import type { Column } from '#tools/check/references/store.ts';

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
