import { kindOf } from './fileKind.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const JPEG_END = [0xff, 0xd9];

/**
 * A picture as browsers draw it: a JPEG has its height in front of its picture and an end behind it, where some cameras
 * write neither.
 */
export function drawable(bytes: Uint8Array): Uint8Array {
  if (kindOf(bytes) !== 'jpeg') return bytes;
  return withoutMetadata('jpeg', bytes) ?? withEnd(bytes);
}

/** A second end does no harm. */
function withEnd(bytes: Uint8Array): Uint8Array {
  const ended = new Uint8Array(bytes.length + JPEG_END.length);
  ended.set(bytes);
  ended.set(JPEG_END, bytes.length);
  return ended;
}
