import type { FileKind } from './fileKind.ts';
import { jpegFrame, lateHeight } from './jpegFrame.ts';
import { jpegHead, jpegPicture } from './jpegSegments.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Avoids decoding, because a huge picture could exhaust the memory. Null for a PDF, or if these bytes do not tell. */
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

function sizeOfJpeg(bytes: Uint8Array): PixelSize | null {
  const head = jpegHead(bytes);
  const frame = head && jpegFrame(bytes, head);
  if (head === null || frame === null) return null;
  const { width, height } = frame;
  return { width, height: height || lateHeight(bytes, jpegPicture(bytes, head.last)) };
}
