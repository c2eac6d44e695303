/** One part of a JPEG's head: a marker with what follows it. */
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

/** Start of scan: the picture itself begins, and no part that we read follows. */
const SCAN = 0xda;
/** Markers that stand alone, without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Returns the parts of a JPEG's head, from behind its first marker to the beginning of its picture. Null if the bytes
 * are no sound JPEG as far as that.
 */
export function jpegParts(
  bytes: Uint8Array,
): { readonly parts: readonly JpegPart[]; readonly scan: number } | null {
  const parts: JpegPart[] = [];
  let at = 2;
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of 0xFF may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) return { parts, scan: at };
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    parts.push({ marker, start: at, content: at + 4, end: at + 2 + length });
    at += 2 + length;
  }
  return null;
}

/** End of image: what stands behind it belongs to no picture, or to another one. */
const END = 0xd9;

/**
 * Returns the parts that stand between the scans of a JPEG's picture, whose first one begins at `scan`, and where the
 * picture ends, behind its last marker. Phones put a second picture behind it, with the same EXIF. Null if the picture
 * breaks off before its end.
 */
export function jpegPicture(
  bytes: Uint8Array,
  scan: number,
): { readonly parts: readonly JpegPart[]; readonly end: number } | null {
  const parts: JpegPart[] = [];
  let at = scan;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Within a scan, 0xFF 0x00 is a letter of the picture; what stands alone has no length.
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff || isAlone(marker)) {
      at += 1;
      continue;
    }
    if (marker === END) return { parts, end: at + 2 };
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    if (marker !== SCAN) parts.push({ marker, start: at, content: at + 4, end: at + 2 + length });
    at += 2 + length;
  }
  return null;
}
