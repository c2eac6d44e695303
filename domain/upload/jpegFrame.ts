import type { JpegSegments } from './jpegSegments.ts';

/** Start-of-frame markers contain the size: C0 to CF except C4, C8 and CC. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Define number of lines: some cameras know the height only after the first scan. Browsers do not read it. */
export const LATE_HEIGHT = 0xdc;

interface JpegFrame {
  /** Offset of the height's two bytes. */
  readonly heightAt: number;
  readonly width: number;
  /** 0 if it comes after the first scan. */
  readonly height: number;
}

/** Null if the head names no size. */
export function jpegFrame(bytes: Uint8Array, { parts }: JpegSegments): JpegFrame | null {
  const frame = parts.find(({ marker }) => FRAMES.has(marker));
  if (frame === undefined || frame.content + 5 > Math.min(frame.end, bytes.length)) return null;
  const heightAt = frame.content + 1;
  return { heightAt, width: twoBytes(bytes, heightAt + 2), height: twoBytes(bytes, heightAt) };
}

/** The height that comes after the first scan; 0 if none does, or without a readable picture. */
export function lateHeight(bytes: Uint8Array, picture: JpegSegments | null): number {
  const late = picture?.parts.find(({ marker }) => marker === LATE_HEIGHT);
  return late === undefined ? 0 : twoBytes(bytes, late.content);
}

function twoBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
