/** One part of a JPEG: a marker with what follows it. */
export interface JpegPart {
  /** The second byte of the marker, such as 0xE1 for APP1. */
  readonly marker: number;
  /** Where the part begins, at its 0xFF. */
  readonly start: number;
  /** Where its content begins, after marker and length. */
  readonly content: number;
  /** Where the next part begins. */
  readonly end: number;
}

/** Parts that follow one another, and where the marker begins that ends them. */
interface JpegSegments {
  readonly parts: readonly JpegPart[];
  readonly last: number;
}

/** Start of scan: what follows is the picture itself. */
const SCAN = 0xda;
/** End of image: what stands behind it belongs to no picture, or to another one. */
const END = 0xd9;
/** Markers that stand alone, without a length. Within a scan, 0xFF 0x00 is a letter of the picture. */
const isAlone = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Returns the parts of a JPEG's head, from behind its first marker to the beginning of its picture. Null if the bytes
 * are no sound JPEG as far as that.
 */
export function jpegHead(bytes: Uint8Array): JpegSegments | null {
  return segmentsUpTo(SCAN, bytes, 2);
}

/**
 * Returns the parts of a JPEG's picture, which begins at `scan`: the heads of its scans, and what stands between them.
 * Its last marker is the end of the image. Phones put a second picture behind it, with the same EXIF. Null if the picture breaks off before its end.
 */
export function jpegPicture(bytes: Uint8Array, scan: number): JpegSegments | null {
  return segmentsUpTo(END, bytes, scan);
}

function segmentsUpTo(last: number, bytes: Uint8Array, start: number): JpegSegments | null {
  const parts: JpegPart[] = [];
  let at = start;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) {
      // Between markers there is only the picture, which the head does not have yet.
      if (last === SCAN) return null;
      at += 1;
    } else if (marker === last) {
      return { parts, last: at };
    } else if (marker === 0xff) {
      // Any number of 0xFF may stand before a marker.
      at += 1;
    } else if (isAlone(marker)) {
      at += 2;
    } else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (length < 2) return null;
      const end = at + 2 + length;
      parts.push({ marker, start: at, content: at + 4, end });
      at = end;
    }
  }
  return null;
}
