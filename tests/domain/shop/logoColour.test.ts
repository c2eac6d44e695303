import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mainColour } from '#domain/shop/logoColour.ts';
import { holds } from '#tests/data/holds.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
const WHITE: Pixel = [255, 255, 255, 255];
const CLEAR: Pixel = [0, 0, 0, 0];
const RED: Pixel = [200, 20, 20, 255];
const GREEN: Pixel = [20, 160, 40, 255];

const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(parts.flatMap(([pixel, times]) => Array.from({ length: times }, () => pixel)).flat());

it.each([
  [
    'on a white ground',
    [
      [WHITE, 48],
      [RED, 16],
    ],
  ],
  [
    'on no ground',
    [
      [CLEAR, 60],
      [RED, 4],
    ],
  ],
  [
    'beside black letters',
    [
      [[20, 20, 20, 255], 40],
      [RED, 24],
    ],
  ],
  [
    'which is more frequent than another',
    [
      [GREEN, 20],
      [RED, 44],
    ],
  ],
] as const)('finds the colour %s', (_, parts) => {
  expect(mainColour(picture(...parts))).toBe('#c81414');
});

it.each([
  ['an empty picture', []],
  [
    'nothing but ground',
    [
      [WHITE, 32],
      [CLEAR, 32],
    ],
  ],
  [
    'black letters',
    [
      [WHITE, 50],
      [[20, 20, 20, 255], 14],
    ],
  ],
  [
    'a trace of colour',
    [
      [WHITE, 64],
      [[255, 250, 250, 255], 4],
    ],
  ],
] as const)('finds no colour in %s', (_, parts) => {
  expect(mainColour(picture(...parts))).toBeNull();
});

it('answers any picture with a colour or with none', () => {
  holds(
    fc.property(fc.uint8ClampedArray({ maxLength: 256 }), (pixels) => {
      expect(mainColour(pixels) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
