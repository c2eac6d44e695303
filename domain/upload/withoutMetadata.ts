import { type FileKind, letters } from './fileKind.ts';
import { LATE_HEIGHT, jpegFrame, lateHeight } from './jpegFrame.ts';
import { type JpegPart, type JpegSegments, jpegHead, jpegPicture } from './jpegSegments.ts';
import { orientationOf, orientationPart } from './orientation.ts';

/** APP parts needed for drawing; all others are metadata. */
const DRAWING: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const APP0 = 0xe0;
const COMMENT = 0xfe;
/** A longer APP0 contains a thumbnail. */
const BARE_HEAD = 14;

/** Chunks needed for drawing; all others may reveal place, camera, texts or edits. */
const DRAWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
]);

/**
 * Strips metadata (time, place, device, thumbnail, appended picture) without re-encoding; keeps the orientation
 * (product 16.7). Returns a PDF unchanged. Null if the bytes cannot be parsed, so that nothing unknown is sent.
 */
export function withoutMetadata(kind: FileKind, bytes: Uint8Array): Uint8Array | null {
  if (kind === 'jpeg') return bareJpeg(bytes);
  return kind === 'png' ? barePng(bytes) : bytes;
}

function bareJpeg(original: Uint8Array): Uint8Array | null {
  const head = jpegHead(original);
  const picture = head && jpegPicture(original, head.last);
  if (head === null || picture === null) return null;
  const bytes = withHeight(original, head, picture);
  const orientation = orientationOf(bytes, head.parts);
  const kept = [bytes.subarray(0, 2)];
  if (orientation !== 1) kept.push(orientationPart(orientation));
  let at = 2;
  for (const part of [...head.parts, ...picture.parts]) {
    if (isNeeded(bytes, part)) continue;
    kept.push(bytes.subarray(at, part.start));
    at = part.end;
  }
  return joined([...kept, bytes.subarray(at, picture.last + 2)]);
}

/** A height that comes after the first scan is written into the frame's header, where browsers look for it. */
function withHeight(bytes: Uint8Array, head: JpegSegments, picture: JpegSegments): Uint8Array {
  const frame = jpegFrame(bytes, head);
  if (frame === null || frame.height > 0) return bytes;
  const height = lateHeight(bytes, picture);
  const whole = bytes.slice();
  whole.set([height >> 8, height & 0xff], frame.heightAt);
  return whole;
}

function isNeeded(bytes: Uint8Array, { marker, content, end }: JpegPart): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef;
  if (!isApp) return marker !== COMMENT && marker !== LATE_HEIGHT;
  const name = DRAWING[marker];
  return (
    name !== undefined &&
    letters(bytes, content, content + name.length) === name &&
    (marker !== APP0 || end - content <= BARE_HEAD)
  );
}

function barePng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  // A chunk: content length, name, content, checksum.
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = letters(bytes, at + 4, at + 8);
    if (DRAWN.has(name)) parts.push(bytes.subarray(at, end));
    at = end;
    if (name === 'IEND') return joined(parts);
  }
  return null;
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
