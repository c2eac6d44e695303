import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Red, green and blue of each pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const TRUE_COLOUR = 2;
/** With transparency, which is dropped: a screenshot has none. */
const WITH_ALPHA = 6;

/** Reads what browsers and `encodedPng` write: eight bits per channel, true colour, not interlaced. */
export function decodedPng(file: Uint8Array): Picture {
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!data.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG file.');
  const packed: Buffer[] = [];
  for (let at = 8; at < data.length; ) {
    const length = data.readUInt32BE(at);
    if (data.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(data.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const [bits, type, , , interlace] = data.subarray(24, 29);
  if (bits !== 8 || (type !== TRUE_COLOUR && type !== WITH_ALPHA) || interlace !== 0)
    throw new Error(`A PNG of type ${type} with ${bits} bits is not read here.`);
  const channels = type === WITH_ALPHA ? 4 : 3;
  const rows = unfiltered(inflateSync(Buffer.concat(packed)), width * channels, channels);
  return { width, height, rgb: channels === 3 ? rows : withoutAlpha(rows) };
}

export function encodedPng({ width, height, rgb }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUE_COLOUR, 0, 0, 0], 8);
  const rows = filtered(rgb, width * 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The five filters of a row: each predicts a byte from those on the left, above, and above on the left. */
const PREDICTIONS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [byLeft, byUp, byCorner] = [
      Math.abs(up - corner),
      Math.abs(left - corner),
      Math.abs(left + up - 2 * corner),
    ];
    if (byLeft <= byUp && byLeft <= byCorner) return left;
    return byUp <= byCorner ? up : corner;
  },
];

function unfiltered(lines: Uint8Array, stride: number, channels: number): Uint8Array {
  const height = lines.length / (stride + 1);
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y += 1) {
    const predict = PREDICTIONS[lines[y * (stride + 1)] ?? 0];
    if (predict === undefined) throw new Error('This PNG file is broken.');
    const [from, to] = [y * (stride + 1) + 1, y * stride];
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (rows[to + x - channels] ?? 0);
      const up = y === 0 ? 0 : (rows[to + x - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[to + x - stride - channels] ?? 0);
      rows[to + x] = (lines[from + x] ?? 0) + predict(left, up, corner);
    }
  }
  return rows;
}

/** Takes for each row the filter with the smallest bytes: these compress best. */
function filtered(rows: Uint8Array, stride: number): Buffer {
  const lines: Buffer[] = [];
  for (let at = 0; at < rows.length; at += stride) {
    const tried = PREDICTIONS.map((predict, filter) => {
      const line = Buffer.alloc(stride + 1);
      line[0] = filter;
      let sum = 0;
      for (let x = 0; x < stride; x += 1) {
        const left = x < 3 ? 0 : (rows[at + x - 3] ?? 0);
        const up = rows[at + x - stride] ?? 0;
        const corner = x < 3 ? 0 : (rows[at + x - stride - 3] ?? 0);
        const rest = ((rows[at + x] ?? 0) - predict(left, up, corner)) & 255;
        line[x + 1] = rest;
        sum += Math.min(rest, 256 - rest);
      }
      return { line, sum };
    });
    lines.push(tried.reduce((best, one) => (one.sum < best.sum ? one : best)).line);
  }
  return Buffer.concat(lines);
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < rgba.length; pixel += 1)
    rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  return rgb;
}

function chunk(name: string, data: Buffer): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
