import type { Picture } from './png.ts';

/** Length of a cell's side in CSS pixels. */
export const CELL = 16;

/** A channel of a cell may differ by this much of 255: the rounding of an average. */
const TOLERANCE = 1;

/** An area whose colour changed, in CSS pixels, with the cell that changed most. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly before: string;
  readonly after: string;
}

/** The mean colour of each cell, one pixel per cell. Cells at the right and lower edge may be smaller. */
export function cellsOf({ width, height, rgb }: Picture): Picture {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const sums = new Float64Array(columns * rows * 3);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x += 1) {
      const cell = (row + Math.floor(x / CELL)) * 3;
      const pixel = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        sums[cell + channel] = (sums[cell + channel] ?? 0) + (rgb[pixel + channel] ?? 0);
    }
  }
  const sizeOf = (place: number, cells: number, length: number) =>
    place === cells - 1 ? length - place * CELL : CELL;
  return {
    width: columns,
    height: rows,
    rgb: Uint8Array.from(sums, (sum, at) => {
      const cell = Math.floor(at / 3);
      const size = sizeOf(cell % columns, columns, width) * sizeOf(Math.floor(cell / columns), rows, height);
      return Math.round(sum / size);
    }),
  };
}

/** What a cell outside of a picture looks like to `areasBetween`: no screenshot is as tall as another one by chance. */
const NOWHERE = [-1, -1, -1] as const;

type Colour = readonly [number, number, number];

/** Connected cells that differ, each group as one area. */
export function areasBetween(before: Picture, after: Picture): readonly Area[] {
  const [columns, rows] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const differing = new Set<number>();
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (distance(colourAt(before, x, y), colourAt(after, x, y)) > TOLERANCE) differing.add(cell);
  }
  const areas: Area[] = [];
  for (const first of differing) areas.push(areaOf(groupAround(first, differing, columns)));
  return areas;

  function areaOf(group: readonly number[]): Area {
    const xs = group.map((cell) => cell % columns);
    const ys = group.map((cell) => Math.floor(cell / columns));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const pairs = group.map((_, at) => {
      const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
      const pair = { before: colourAt(before, x, y), after: colourAt(after, x, y) };
      return { ...pair, apart: distance(pair.before, pair.after) };
    });
    const most = pairs.reduce((best, one) => (one.apart > best.apart ? one : best));
    return {
      x: left * CELL,
      y: top * CELL,
      width: (Math.max(...xs) - left + 1) * CELL,
      height: (Math.max(...ys) - top + 1) * CELL,
      before: named(most.before),
      after: named(most.after),
    };
  }
}

/** Takes a cell and all that touch it, directly or through others, out of `cells`. */
function groupAround(first: number, cells: Set<number>, columns: number): readonly number[] {
  cells.delete(first);
  const group = [first];
  // Grows while it is read.
  for (const cell of group) {
    const x = cell % columns;
    for (const [across, down] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const next = cell + across + down * columns;
      if (x + across < 0 || x + across >= columns || !cells.delete(next)) continue;
      group.push(next);
    }
  }
  return group;
}

function colourAt({ width, height, rgb }: Picture, x: number, y: number): Colour {
  if (x >= width || y >= height) return NOWHERE;
  const at = (y * width + x) * 3;
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
}

function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((channel, at) => Math.abs(channel - (other[at] ?? 0))));
}

function named(colour: Colour): string {
  if (colour === NOWHERE) return 'nothing';
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
