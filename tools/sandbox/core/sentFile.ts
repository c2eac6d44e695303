import { refusal } from './problem.ts';
import { malformed } from './read.ts';

const LARGEST = 5 * 1024 * 1024;

/** Magic bytes of the accepted file types. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

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
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const known = Object.entries(BEGINNINGS).find(([, beginning]) =>
    beginning.every((byte, at) => bytes[at] === byte),
  );
  if (known === undefined || file.size > LARGEST) throw refusal('UPLx1', { pointer: '/file' });
  return { type: known[0], bytes: file.size };
}
