import type { JpegPart } from './jpegSegments.ts';

const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;
/** `Exif` and two zeros, before the TIFF structure with the tags. */
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** EXIF orientation: 1 is upright, 2 to 8 are turned or mirrored; 1 if missing or invalid. */
export function orientationOf(bytes: Uint8Array, parts: readonly JpegPart[]): number {
  const part = parts.find(
    ({ marker, content }) => marker === APP1 && EXIF.every((byte, at) => bytes[content + at] === byte),
  );
  if (part === undefined) return 1;
  const tiff = bytes.subarray(part.content + EXIF.length, part.end);
  const isLittleEndian = tiff[0] === 0x49;
  /** Truncated bytes give a smaller number, which matches no tag. */
  const numberAt = (at: number, length: number): number => {
    const digits = tiff.subarray(at, at + length);
    return (isLittleEndian ? digits.toReversed() : digits).reduce((sum, digit) => sum * 256 + digit, 0);
  };
  const table = numberAt(4, 4);
  const tags = Array.from({ length: numberAt(table, 2) }, (_, index) => table + 2 + index * 12);
  const tag = tags.find((at) => numberAt(at, 2) === ORIENTATION_TAG);
  const orientation = tag === undefined ? 1 : numberAt(tag + 8, 2);
  return orientation > 0 && orientation <= 8 ? orientation : 1;
}

export function orientationPart(orientation: number): Uint8Array {
  // Big-endian, tag table at byte 8; one tag: orientation, type short, count 1; no further table.
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [...head, 0, 1, ...tag, 0, 0, 0, 0];
  const length = 2 + EXIF.length + tiff.length;
  return new Uint8Array([0xff, APP1, length >> 8, length & 0xff, ...EXIF, ...tiff]);
}
