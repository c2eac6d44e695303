import { PNG } from 'pngjs';

/** Red, green and blue of each pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const TRUE_COLOUR = 2;

/** Drops the transparency: a screenshot has none. */
export function decodedPng(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return { width, height, rgb };
}

export function encodedPng({ width, height, rgb }: Picture): Buffer {
  const picture = Object.assign(new PNG({ width, height }), { data: Buffer.from(rgb) });
  return PNG.sync.write(picture, {
    colorType: TRUE_COLOUR,
    inputColorType: TRUE_COLOUR,
    inputHasAlpha: false,
    deflateStrategy: 0,
  });
}
