export interface JpegPart {
  /** The second byte of the marker, such as 0xE1 for APP1. */
  readonly marker: number;
  readonly start: number;
  /** Offset after marker and length. */
  readonly content: number;
  readonly end: number;
}

/** `last` is the offset of the marker that ends the parts. */
export interface JpegSegments {
  readonly parts: readonly JpegPart[];
  readonly last: number;
}

/** Start of scan: picture data follows. */
const SCAN = 0xda;
/** End of image: later bytes belong to no picture or to another one. */
const END = 0xd9;
/** Markers without a length. 0xFF 0x00 is an escaped byte of the picture data. */
const isAlone = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** From behind the first marker to the start of the scan; null if malformed. */
export function jpegHead(bytes: Uint8Array): JpegSegments | null {
  return segmentsUpTo(SCAN, bytes, 2);
}

/** From the scan to the end of the image; null if truncated. Phones append a second picture with the same EXIF. */
export function jpegPicture(bytes: Uint8Array, scan: number): JpegSegments | null {
  return segmentsUpTo(END, bytes, scan);
}

function segmentsUpTo(last: number, bytes: Uint8Array, start: number): JpegSegments | null {
  const parts: JpegPart[] = [];
  // Only a scan has data between markers. Elsewhere such bytes may be the rest of metadata with a wrong length.
  let isInScan = false;
  let at = start;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) {
      if (!isInScan) return null;
      at += 1;
    } else if (marker === last) {
      return { parts, last: at };
    } else if (marker === 0xff) {
      // Any number of 0xFF may precede a marker.
      at += 1;
    } else if (isAlone(marker)) {
      at += 2;
    } else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      if (length < 2) return null;
      const end = at + 2 + length;
      parts.push({ marker, start: at, content: at + 4, end });
      isInScan = marker === SCAN;
      at = end;
    }
  }
  return null;
}
