import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { DocumentFormat } from './document.ts';
import { beginsAsPdf } from './pdfBeginning.ts';

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

/** The first is the standard name. */
const TYPES: Record<DocumentFormat, readonly [string, ...string[]]> = {
  pdf: ['application/pdf', 'application/x-pdf'],
  zip: ['application/zip', 'application/x-zip', 'application/x-zip-compressed'],
};

/** What servers and storages write for any file: only its bytes say what it is. */
const GENERIC_TYPES: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/download',
  'application/force-download',
  'application/x-download',
]);

/** `PK\x03\x04` */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const SIGNED: Record<DocumentFormat, (bytes: Uint8Array) => boolean> = {
  pdf: beginsAsPdf,
  zip: (bytes) => ZIP.every((byte, at) => bytes[at] === byte),
};

/** Checks the content type, if it says anything, the size (1 byte to 20 MiB) and the magic bytes (product 8.6). */
export function checkFile(
  format: DocumentFormat,
  { type, bytes }: ReceivedFile,
): Result<CheckedFile, FileFault> {
  const named = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!TYPES[format].includes(named) && !GENERIC_TYPES.has(named)) return refused('wrong-type');
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > LARGEST) return refused('too-big');
  if (!SIGNED[format](bytes)) return refused('wrong-content');
  return done({ format, type: TYPES[format][0], bytes } as CheckedFile);
}
