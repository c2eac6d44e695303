import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** `tag` and `checksum` as in the file. */
interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

/** Unpacks a WOFF file (W3C, WOFF 1.0): Chromium ignores packed fonts among the system's fonts. */
export function unpackedWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('Not a WOFF file.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index));
  const font = Buffer.alloc(HEADER + ENTRY * tables.length + sum(tables.map(({ data }) => padded(data))));
  writeHeader(font, woff.readUInt32BE(4), tables.length);
  let offset = HEADER + ENTRY * tables.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER + ENTRY * index;
    for (const [field, value] of [tag, checksum, offset, data.length].entries())
      font.writeUInt32BE(value, entry + 4 * field);
    data.copy(font, offset);
    offset += padded(data);
  }
  return font;
}

function tableAt(woff: Buffer, index: number): Table {
  const at = WOFF_HEADER + WOFF_ENTRY * index;
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(at + field),
  );
  const data = woff.subarray(offset, offset + packed);
  // A table that compression did not shrink is stored raw.
  return { tag, checksum, data: packed < length ? inflateSync(data) : data };
}

/** The last three numbers are for a binary search. */
function writeHeader(font: Buffer, kind: number, tables: number): void {
  const halves = Math.floor(Math.log2(tables));
  const range = 16 * 2 ** halves;
  font.writeUInt32BE(kind, 0);
  for (const [field, value] of [tables, range, halves, 16 * tables - range].entries())
    font.writeUInt16BE(value, 4 + 2 * field);
}

/** Tables begin at multiples of four bytes. */
function padded(data: Buffer): number {
  return Math.ceil(data.length / 4) * 4;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
