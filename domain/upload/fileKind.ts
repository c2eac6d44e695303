import { beginsAsPdf } from '../document/pdfBeginning.ts';

export const FILE_KINDS = ['jpeg', 'png', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Pictures that are not sent as they are, but that a browser may be able to draw. */
export const OTHER_PICTURES = ['heic', 'avif', 'webp', 'gif', 'bmp', 'jxl'] as const;
export type OtherPicture = (typeof OTHER_PICTURES)[number];

/** Null: anything else. */
export type KindSeen = FileKind | OtherPicture | null;

const BEGINNINGS = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
  jxl: [0xff, 0x0a],
} as const;

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** By the first bytes, because name and MIME type can be wrong (product 16.7). */
export function kindOf(bytes: Uint8Array): KindSeen {
  for (const kind of ['jpeg', 'png', 'gif', 'jxl'] as const) {
    if (BEGINNINGS[kind].every((byte, at) => bytes[at] === byte)) return kind;
  }
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  if (letters(bytes, 4, 8) === 'JXL ') return 'jxl';
  // The size of the header that follows: 40 bytes, or more in later versions.
  if (letters(bytes, 0, 2) === 'BM' && (bytes[14] ?? 0) >= 40 && bytes[15] === 0) return 'bmp';
  if (letters(bytes, 4, 8) === 'ftyp') return kindOfBrands(brandsOf(bytes));
  return beginsAsPdf(bytes) ? 'pdf' : null;
}

/** The main brand may be common to both: then the compatible ones tell. */
function kindOfBrands(brands: readonly string[]): KindSeen {
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return HEIC_BRANDS.has(brands[0] ?? '') ? 'heic' : null;
}

/** Of an `ftyp` box: its length, name, main brand, version, compatible brands. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const end = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const brands = [letters(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at, at + 4));
  return brands;
}

export function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
