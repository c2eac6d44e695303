import { bytesOf, jpegPart, uint32 } from './pictures.ts';

/*
 * Shapes of pictures that phones write and that strict readers refuse. Each is made of any JPEG whose parts follow each
 * other without a gap, such as one of a canvas.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const SCAN = 0xda;
const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc2;

/** The offset of the first part with such a marker. */
function offsetOf(jpeg: Uint8Array, isWanted: (marker: number) => boolean): number {
  let at = 2;
  while (!isWanted(jpeg[at + 1] ?? SCAN)) at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
  return at;
}

function withBytesAt(at: number, more: Uint8Array, jpeg: Uint8Array): Bytes {
  const whole = new Uint8Array(jpeg.length + more.length);
  whole.set(jpeg.subarray(0, at));
  whole.set(more, at);
  whole.set(jpeg.subarray(at), at + more.length);
  return whole;
}

/** A portrait with its depth map, or extended XMP: 650 KB of metadata in front of the picture. */
export function withMuchMetadata(jpeg: Uint8Array): Bytes {
  const part = new Uint8Array(
    jpegPart(0xe1, bytesOf(`http://ns.example/xmp/extension/\0${'GPS 48.137 '.repeat(5950)}`)),
  );
  const parts = new Uint8Array(part.length * 10);
  for (let count = 0; count < 10; count += 1) parts.set(part, count * part.length);
  return withBytesAt(2, parts, jpeg);
}

/** Zeros between two parts of the head, where some editors cut metadata out. */
export const withStrayBytes = (jpeg: Uint8Array): Bytes =>
  withBytesAt(offsetOf(jpeg, isFrame), new Uint8Array([0, 0, ...bytesOf('GPS 48.137'), 0]), jpeg);

/** A panorama that ends with its picture data. */
export const withoutEnd = (jpeg: Uint8Array): Bytes => new Uint8Array(jpeg.subarray(0, -2));

/** A picture whose height comes after its only scan. */
export function withLateHeight(jpeg: Uint8Array): Bytes {
  const heightAt = offsetOf(jpeg, isFrame) + 5;
  const height = jpeg.subarray(heightAt, heightAt + 2);
  const late = withBytesAt(jpeg.length - 2, new Uint8Array(jpegPart(0xdc, [...height])), jpeg);
  late.set([0, 0], heightAt);
  return late;
}

/** The first bytes of a picture in a box format, with its main brand and the compatible ones. */
export const aBoxed = (main: string, ...compatible: readonly string[]): Bytes =>
  new Uint8Array([
    ...uint32(16 + compatible.length * 4),
    ...bytesOf(`ftyp${main}\0\0\0\0${compatible.join('')}`),
    ...bytesOf('\0\0\0\u0008meta'),
  ]);

export const aWebp = (): Bytes => new Uint8Array(bytesOf('RIFF\u0024\0\0\0WEBPVP8 \u0018\0\0\0'));
export const aGif = (): Bytes => new Uint8Array(bytesOf('GIF89a\u0001\0\u0001\0'));
export const aBmp = (): Bytes =>
  new Uint8Array(bytesOf('BM\u003a\0\0\0\0\0\0\0\u0036\0\0\0\u0028\0\0\0\u0001\0\0\0'));
export const aJxl = (): Bytes => new Uint8Array([...bytesOf('\0\0\0\u000cJXL \r\n'), 0x87, 0x0a]);
