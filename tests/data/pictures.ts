/** A JPEG segment: marker, length, content. */
export const jpegPart = (marker: number, content: readonly number[]): readonly number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

/** Little-endian EXIF: the orientation, and a text that stands in for the location. */
const exif = (orientation: number): readonly number[] => [
  ...bytesOf('Exif\0\0'),
  0x49,
  0x49,
  0x2a,
  0,
  8,
  0,
  0,
  0,
  1,
  0,
  0x12,
  0x01,
  3,
  0,
  1,
  0,
  0,
  0,
  orientation,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  ...bytesOf('GPS 48.137'),
];

/** A JPEG with this size in pixels and three bytes of image data. */
export function aJpeg({ width = 800, height = 600, orientation = 1, of = 0 } = {}): Uint8Array<ArrayBuffer> {
  const head = [
    0xff,
    0xd8,
    ...jpegPart(0xe0, bytesOf('JFIF\0')),
    ...jpegPart(0xe1, exif(orientation)),
    ...jpegPart(0xfe, bytesOf('taken at home')),
    ...jpegPart(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3]),
    ...jpegPart(0xda, [1, 2, 3]),
    0xff,
    0xd9,
  ];
  return filled(head, of);
}

/** A PNG with this size in pixels and no image data. */
export function aPng({ width = 800, height = 600, of = 0 } = {}): Uint8Array<ArrayBuffer> {
  const head = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...pngChunk('IHDR', [...uint32(width), ...uint32(height), 8, 2, 0, 0, 0]),
    ...pngChunk('tEXt', bytesOf('Author Erika')),
    ...pngChunk('IEND', []),
  ];
  return filled(head, of);
}

/** The first bytes of a PDF, padded to `of` bytes. */
export const aPdf = ({ of = 0 } = {}): Uint8Array<ArrayBuffer> => filled(bytesOf('%PDF-1.7\n'), of);

export const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

export const uint32 = (value: number): number[] => [
  value >>> 24,
  (value >> 16) & 0xff,
  (value >> 8) & 0xff,
  value & 0xff,
];

/** A PNG chunk: length, name, content, and a checksum that is not verified. */
export const pngChunk = (name: string, content: readonly number[]): number[] => [
  ...uint32(content.length),
  ...bytesOf(name),
  ...content,
  0,
  0,
  0,
  0,
];

/** Pads the bytes to `size`. */
function filled(bytes: readonly number[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(Math.max(bytes.length, size));
  all.set(bytes);
  return all;
}
