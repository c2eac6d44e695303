import { expect, it } from 'vitest';
import { areasBetween, cellsOf } from '#tools/check/references/cells.ts';
import type { Picture } from '#tools/check/references/png.ts';

type Colour = readonly [number, number, number];

function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const pixels = Array.from({ length: width * height }, (_, at) =>
    colourAt(at % width, Math.floor(at / width)),
  );
  return { width, height, rgb: Uint8Array.from(pixels.flat()) };
}

const GREY: Colour = [100, 100, 100];

it('averages each cell, and those at the edges over what they have', () => {
  const picture = painted(20, 18, (x, y) => (x < 8 && y < 16 ? [0, 0, 0] : [200, 100, 50]));
  const cells = cellsOf(picture);
  expect([cells.width, cells.height]).toEqual([2, 2]);
  expect([...cells.rgb]).toEqual([100, 50, 25, 200, 100, 50, 200, 100, 50, 200, 100, 50]);
});

it('takes a difference of one for rounding', () => {
  expect(
    areasBetween(
      painted(3, 2, () => GREY),
      painted(3, 2, () => [101, 99, 100]),
    ),
  ).toEqual([]);
});

it('tells connected cells as one area, and by how much the worst changed', () => {
  const before = painted(6, 4, () => GREY);
  const after = painted(6, 4, (x, y) => {
    if (x === 1 && y < 2) return [100, 110, 100];
    if (x === 2 && y === 1) return [100, 100, 255];
    return x === 5 && y === 3 ? [98, 100, 100] : GREY;
  });
  expect(areasBetween(before, after)).toEqual([
    { x: 16, y: 0, width: 32, height: 32, before: '#646464', after: '#6464ff' },
    { x: 80, y: 48, width: 16, height: 16, before: '#646464', after: '#626464' },
  ]);
});

it('does not connect the end of a row with the beginning of the next', () => {
  const after = painted(4, 3, (x, y) => ((x === 3 && y === 0) || (x === 0 && y === 1) ? [0, 0, 0] : GREY));
  expect(
    areasBetween(
      painted(4, 3, () => GREY),
      after,
    ),
  ).toHaveLength(2);
});

it('tells what a picture has more of than the other', () => {
  const [long, short] = [painted(2, 3, () => GREY), painted(2, 2, () => GREY)];
  expect(areasBetween(long, short)).toEqual([
    { x: 0, y: 32, width: 32, height: 16, before: '#646464', after: 'nothing' },
  ]);
});
