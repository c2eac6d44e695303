import { refusal } from './problem.ts';
import { malformed } from './read.ts';

const LARGEST = 5 * 1024 * 1024;

/** Magic bytes of the accepted file types, and within how many of the first bytes they lie. */
const BEGINNINGS = [
  { type: 'image/jpeg', magic: '\xff\xd8\xff', within: 3 },
  { type: 'image/png', magic: '\x89PNG\r\n\x1a\n', within: 8 },
  { type: 'application/pdf', magic: '%PDF-', within: 1024 },
] as const;

/** The sandbox does not store the file. */
export interface SentFile {
  readonly type: string;
  readonly bytes: number;
}

/** Checks the files of a form; UPLx1 if a file cannot be used. */
export function sentFiles(form: FormData): Promise<readonly SentFile[]> {
  return Promise.all(form.getAll('file').map(looked));
}

async function looked(file: File | string): Promise<SentFile> {
  if (typeof file === 'string') throw malformed('/file', 'A file is expected');
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  const known = BEGINNINGS.find(({ magic, within }) => beginning.slice(0, within).includes(magic));
  if (known === undefined || file.size > LARGEST) throw refusal('UPLx1', { pointer: '/file' });
  return { type: known.type, bytes: file.size };
}
