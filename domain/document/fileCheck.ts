import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { DocumentFormat } from './document.ts';

export interface ReceivedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A verified file, safe to save on the user's device. */
export type CheckedFile = Brand<
  { readonly format: DocumentFormat; readonly type: string; readonly bytes: Uint8Array },
  'CheckedFile'
>;

export type FileFault = 'wrong-type' | 'empty' | 'too-big' | 'wrong-content';

const LARGEST = 20 * 1024 * 1024;

const TYPES: Record<DocumentFormat, string> = { pdf: 'application/pdf', zip: 'application/zip' };

/** Magic bytes: `%PDF-` and `PK\x03\x04`. */
const BEGINNINGS: Record<DocumentFormat, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
};

/** Checks the content type, the size (1 byte to 20 MiB) and the magic bytes (product 8.6). */
export function checkFile(
  format: DocumentFormat,
  { type, bytes }: ReceivedFile,
): Result<CheckedFile, FileFault> {
  if (type.split(';')[0]?.trim().toLowerCase() !== TYPES[format]) return refused('wrong-type');
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > LARGEST) return refused('too-big');
  if (BEGINNINGS[format].some((byte, at) => bytes[at] !== byte)) return refused('wrong-content');
  return done({ format, type: TYPES[format], bytes } as CheckedFile);
}
