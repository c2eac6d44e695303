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

interface Signature {
  /** Magic bytes: `%PDF-` and `PK\x03\x04`. */
  readonly bytes: readonly number[];
  /** Within how many of the first bytes they lie. PDF readers allow a byte order mark, a blank line or a header. */
  readonly within: number;
}

const SIGNATURES: Record<DocumentFormat, Signature> = {
  pdf: { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], within: 1024 },
  zip: { bytes: [0x50, 0x4b, 0x03, 0x04], within: 4 },
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
  if (!isSigned(bytes, SIGNATURES[format])) return refused('wrong-content');
  return done({ format, type: TYPES[format][0], bytes } as CheckedFile);
}

function isSigned(bytes: Uint8Array, { bytes: magic, within }: Signature): boolean {
  const places = Array.from({ length: within - magic.length + 1 }, (_, at) => at);
  return places.some((at) => magic.every((byte, index) => bytes[at + index] === byte));
}
