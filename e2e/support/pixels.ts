import { PNG } from 'pngjs';

/** The black part of a picture: rows of black (true) and white pixels. */
export function blackPart(picture: Buffer): boolean[][] {
  const { data, width, height } = PNG.sync.read(picture);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (data[4 * (y * width + x)] ?? 255) < 128),
  );
  const inked = rows.filter((row) => row.includes(true));
  const left = Math.min(...inked.map((row) => row.indexOf(true)));
  const right = Math.max(...inked.map((row) => row.lastIndexOf(true)));
  return inked.map((row) => row.slice(left, right + 1));
}

/**
 * The middle of each module of a QR code. The upper edge of its corner square is seven modules wide; the first row of
 * pixels may be half of the edge only.
 */
export function sampled(rows: readonly (readonly boolean[])[]): boolean[][] {
  const side = rows.length;
  const count = Math.round((side * 7) / (rows[2]?.indexOf(false) ?? 1));
  const middle = (module: number) => Math.floor(((module + 0.5) * side) / count);
  return Array.from({ length: count }, (_, y) =>
    Array.from({ length: count }, (__, x) => rows[middle(y)]?.[middle(x)] === true),
  );
}
