import type { FileKind } from './fileKind.ts';
import { type JpegPart, jpegEnd, jpegParts } from './jpegParts.ts';
import { orientationOf, orientationPart } from './orientation.ts';

/** What a JPEG needs to be drawn: its own head (APP0), its colours (APP2, APP14), and everything that is no APP or comment. */
const isNeeded = ({ marker }: JpegPart): boolean =>
  marker === 0xe0 ||
  marker === 0xe2 ||
  marker === 0xee ||
  !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe);

/** Chunks of a PNG that tell of something else than its picture: place and camera, texts, the time. */
const TELLING = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/**
 * Returns a picture without what it tells besides itself: where and when it was taken, with which device, a smaller
 * picture of it, or a second one behind it (fortress B, "Upload"). Not a pixel changes, and it stays the right way up. Bytes that cannot be taken
 * apart, and PDFs, are returned as they are.
 */
export function withoutMetadata(kind: FileKind, bytes: Uint8Array): Uint8Array {
  if (kind === 'jpeg') return bareJpeg(bytes);
  return kind === 'png' ? barePng(bytes) : bytes;
}

function bareJpeg(bytes: Uint8Array): Uint8Array {
  const read = jpegParts(bytes);
  if (read === null) return bytes;
  const orientation = orientationOf(bytes, read.parts);
  const kept = read.parts.filter(isNeeded).map(({ start, end }) => bytes.subarray(start, end));
  return joined([
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [orientationPart(orientation)]),
    ...kept,
    bytes.subarray(read.scan, jpegEnd(bytes, read.scan)),
  ]);
}

function barePng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  // A chunk: length of its content, name, content, checksum.
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return bytes;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!TELLING.has(name)) parts.push(bytes.subarray(at, end));
    at = end;
    if (name === 'IEND') return joined(parts);
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
