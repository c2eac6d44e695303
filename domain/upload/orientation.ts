import type { JpegPart } from './jpegParts.ts';

const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;
/** `Exif` and two zeros, before the TIFF that holds the tags. */
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** How a camera was held, by EXIF: 1 is upright, 2 to 8 are turned or mirrored. 1 if the picture does not say. */
export function orientationOf(bytes: Uint8Array, parts: readonly JpegPart[]): number {
  const part = parts.find(
    ({ marker, content }) => marker === APP1 && EXIF.every((byte, at) => bytes[content + at] === byte),
  );
  if (part === undefined || part.end > bytes.length) return 1;
  const tiff = bytes.subarray(part.content + EXIF.length, part.end);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 14) return 1;
  const little = view.getUint16(0) === 0x4949;
  const table = view.getUint32(4, little);
  if (table + 2 > tiff.length) return 1;
  const count = view.getUint16(table, little);
  for (let at = table + 2, entry = 0; entry < count && at + 12 <= tiff.length; at += 12, entry += 1) {
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An APP1 part that says nothing but the orientation. */
export function orientationPart(orientation: number): Uint8Array {
  // Big end first, the table of tags at byte 8; one tag; orientation, a short, one of it; no further table.
  const head = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [...head, 0, 1, ...tag, 0, 0, 0, 0];
  const length = 2 + EXIF.length + tiff.length;
  return new Uint8Array([0xff, APP1, length >> 8, length & 0xff, ...EXIF, ...tiff]);
}
