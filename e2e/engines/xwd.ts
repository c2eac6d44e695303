import { PNG } from 'pngjs';

const TRUE_COLOUR = 2;

/** Converts Xvfb's screen dump (X window dump with 32 bits per pixel) to PNG. */
export function pngOfXwd(dump: Buffer): Buffer {
  const field = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, bytesPerLine, colours] = [0, 4, 5, 12, 19].map(field) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const start = headerSize + colours * 12;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = start + y * bytesPerLine + x * 4;
      for (let part = 0; part < 3; part += 1) rgb[(y * width + x) * 3 + part] = dump[from + 2 - part] ?? 0;
    }
  }
  const picture = Object.assign(new PNG({ width, height }), { data: Buffer.from(rgb) });
  return PNG.sync.write(picture, {
    colorType: TRUE_COLOUR,
    inputColorType: TRUE_COLOUR,
    inputHasAlpha: false,
    deflateStrategy: 0,
  });
}
