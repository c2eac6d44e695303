import type { FileKind } from './fileKind.ts';
import { jpegHead } from './jpegSegments.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Start-of-frame markers contain the size: C0 to CF except C4, C8 and CC. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Avoids decoding, because a huge picture could exhaust the memory. Null for a PDF or an unreadable head. */
export function pixelSizeOf(kind: FileKind, head: Uint8Array): PixelSize | null {
  const size = kind === 'png' ? sizeOfPng(head) : kind === 'jpeg' ? sizeOfJpeg(head) : null;
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

/** The first chunk: length, `IHDR`, width, height. */
function sizeOfPng(head: Uint8Array): PixelSize | null {
  if (head.length < 24) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const isHead = view.getUint32(12) === 0x49_48_44_52;
  return isHead ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function sizeOfJpeg(head: Uint8Array): PixelSize | null {
  const frame = jpegHead(head)?.parts.find(({ marker }) => FRAMES.has(marker));
  if (frame === undefined || frame.content + 5 > head.length) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { width: view.getUint16(frame.content + 3), height: view.getUint16(frame.content + 1) };
}
