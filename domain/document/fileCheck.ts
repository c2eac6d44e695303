import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { DocumentFormat } from './document.ts';

/** A file as it came: what the answer says it is, and its bytes. */
export interface ReceivedFile {
  /** The Content-Type header, with or without parameters; empty where there was none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that is what it should be, and may be put onto a person's device. */
export type CheckedFile = Brand<
  { readonly format: DocumentFormat; readonly type: string; readonly bytes: Uint8Array },
  'CheckedFile'
>;

export type FileFault = 'wrong-type' | 'empty' | 'too-big' | 'wrong-content';

/** 20 MB, inclusive. */
const LARGEST = 20 * 1024 * 1024;

const TYPES: Record<DocumentFormat, string> = { pdf: 'application/pdf', zip: 'application/zip' };

/** What the files of a format begin with: `%PDF-`, and `PK` with the bytes 3 and 4. */
const BEGINNINGS: Record<DocumentFormat, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
};

/** Checks a file before it is saved: type, size, first bytes (fortress B, "Print/PDF/ZIP"). */
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
