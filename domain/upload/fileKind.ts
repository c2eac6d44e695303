export const FILE_KINDS = ['jpeg', 'png', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** `heic`: a phone photo that the app cannot accept. Null: anything else. */
export type KindSeen = FileKind | 'heic' | null;

const BEGINNINGS: Readonly<Record<FileKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** By the first bytes, because name and MIME type can be wrong (product 16.7). */
export function kindOf(bytes: Uint8Array): KindSeen {
  const kind = FILE_KINDS.find((one) => BEGINNINGS[one].every((byte, at) => bytes[at] === byte));
  if (kind !== undefined) return kind;
  return letters(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(letters(bytes, 8, 12)) ? 'heic' : null;
}

export function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
